import type { Person } from '../../../i18n/person';
import type { SaboteurMessages } from './index';

const wer = (person: Person): string => (person.you ? 'Du' : person.name);
const wem = (person: Person): string => (person.you ? 'dir' : person.name);
const tut = (person: Person, du: string, sie: string): string => `${wer(person)} ${person.you ? du : sie}`;
const zahl = (anzahl: number, eine: string, mehrere: string): string => `${anzahl} ${anzahl === 1 ? eine : mehrere}`;

/** Deutsche Wörter zu Saboteur. */
export const de: SaboteurMessages = {
  name: 'Saboteur',
  claim: 'Grab nach Gold. Trau niemandem.',
  about:
    'Saboteur im Browser: Grabt gemeinsam einen Stollen zum Schatz, während jemand unter euch dafür sorgt, dass er dort nie ankommt.',
  side: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
  tool: { lamp: 'Lampe', cart: 'Lore', pickaxe: 'Spitzhacke' },
  role: { digger: 'Goldsucher', saboteur: 'Saboteur' },
  goal: ['nördliche Zielkarte', 'mittlere Zielkarte', 'südliche Zielkarte'],
  shape: {
    crossing: 'eine Kreuzung',
    fork: 'eine Abzweigung',
    straight: 'einen geraden Weg',
    bend: 'eine Kurve',
    end: 'eine Sackgasse',
  },
  card: {
    open: (sides) => `offen nach ${sides}`,
    break: (tool) => `Beschädigte ${tool}`,
    mend: (tools) => `Reparatur: ${tools}`,
    rockfall: 'Steinschlag',
    map: 'Schatzplan',
    start: 'Start mit der Leiter',
    gold: (value) => `Goldkarte im Wert von ${value}`,
    treasure: 'der Goldschatz',
    stone: 'ein Stein',
    hidden: 'verdeckt',
  },
  or: 'oder',

  place: {
    start: 'am Start',
    at: (parts) => parts,
    east: (steps) => `${steps} östlich`,
    west: (steps) => `${steps} westlich`,
    south: (steps) => `${steps} südlich`,
    north: (steps) => `${steps} nördlich`,
    ofStart: (parts) => `${parts} vom Start`,
  },

  event: {
    dealt: (round, person) => `Runde ${round} ist ausgeteilt. ${tut(person, 'beginnst', 'beginnt')}.`,
    laid: (person, shape) => `${tut(person, 'legst', 'legt')} ${shape}.`,
    broke: (person, target, tool, own) =>
      own
        ? `${tut(person, 'beschädigst deine eigene', 'beschädigt die eigene')} ${tool}.`
        : `${tut(person, 'beschädigst', 'beschädigt')} ${wem(target)} die ${tool}.`,
    mended: (person, target, tool, own) =>
      own
        ? `${tut(person, 'reparierst deine', 'repariert die eigene')} ${tool}.`
        : `${tut(person, 'reparierst', 'repariert')} ${wem(target)} die ${tool}.`,
    fell: (person, shape) => `Steinschlag! ${tut(person, 'verschüttest', 'verschüttet')} ${shape}.`,
    looked: (person, goal) => `${tut(person, 'schaust', 'schaut')} unter die ${goal}.`,
    saw: (face) => `Darunter: ${face}.`,
    passed: (person) => `${tut(person, 'passt', 'passt')}.`,
    discarded: (card) => `Es war: ${card}.`,
    skipped: (person) => `${tut(person, 'hast', 'hat')} keine Karte mehr.`,
    reached: (person, goal, face) => `${tut(person, 'erreichst', 'erreicht')} die ${goal}: ${face}!`,
    turned: (goal) => `Der Stein wird ausgerichtet (${goal}).`,
    diggers: 'Die Goldsucher gewinnen die Runde.',
    saboteurs: 'Die Saboteure gewinnen die Runde.',
    nobody: 'Niemand gewinnt die Runde: kein Goldschatz, aber auch kein Saboteur.',
    offered: (cards) => `${zahl(cards, 'Goldkarte wird', 'Goldkarten werden')} verteilt.`,
    took: (person) => `${tut(person, 'nimmst', 'nimmt')} eine Goldkarte.`,
    worth: (value) => `Sie ist ${value} wert.`,
    paid: (person, cards, worth) =>
      `${tut(person, 'erhältst', 'erhält')} ${worth} Gold auf ${zahl(cards, 'Karte', 'Karten')}.`,
    returned: (person) => `${tut(person, 'legst', 'legt')} eine zu hohe Karte unter den Stapel zurück.`,
    aCard: 'eine Karte',
    turnedSo: (sides) => `Der Stein liegt nun so: ${sides}.`,
    over: 'Das Spiel ist zu Ende.',
  },

  prompt: {
    choose: 'Du bist am Zug: Wähle eine Karte.',
    chooseBroken: (tools) => `Du bist am Zug. Beschädigt: ${tools}. Spiel eine Aktionskarte oder passe.`,
    place: 'Wähle einen leuchtenden Platz.',
    noPlace: 'Diese Karte passt gerade nirgends hin.',
    break: 'Wessen Werkzeug soll kaputtgehen?',
    mend: 'Wessen Werkzeug reparierst du?',
    noMend: 'Es gibt nichts, was diese Karte reparieren könnte.',
    noBreak: 'Es gibt niemanden, dem diese Karte etwas beschädigen könnte.',
    rockfall: 'Welche Karte soll verschüttet werden?',
    noRockfall: 'Noch liegt keine Karte, die verschüttet werden könnte.',
    map: 'Unter welche Zielkarte willst du schauen?',
    stone: 'Wähle, wie der Stein liegen soll.',
    take: 'Nimm eine Goldkarte.',
    other: (name) => `${name} ist am Zug.`,
    otherStone: (name) => `${name} richtet den Stein aus.`,
    otherTake: (name) => `${name} nimmt eine Goldkarte.`,
    dealing: 'Die Runde ist zu Ende.',
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
    tool: 'Welches von beiden?',
    turnHint: 'Antippen dreht die Karte.',
  },

  aim: {
    wrongSeat: 'Diese Karte kommt ins Labyrinth, nicht vor einen Spieler.',
    wrongPlace: 'Diese Karte kommt vor einen Spieler, nicht ins Labyrinth.',
    wrongRockfall: 'Ein Steinschlag trifft eine Karte im Labyrinth.',
    wrongMap: 'Der Schatzplan zeigt, was unter einer Zielkarte liegt.',
  },

  control: {
    hand: 'Deine Hand',
    handCard: (number, card) => `Karte ${number}: ${card}`,
    chosen: 'gewählt',
    turn: 'Karte drehen',
    discard: 'Ablegen',
    discardChosen: 'Passen und die gewählte Karte verdeckt ablegen',
    maze: 'Das Labyrinth',
    places: 'Wo die Karte liegen kann',
    falls: 'Was verschüttet werden kann',
    goals: 'Zielkarten zum Anschauen',
    layAt: (place, sides) => `Hierher legen: ${place}; ${sides}`,
    fallAt: (place, card) => `Verschütten, ${card}: ${place}`,
    lookAt: (goal) => `Unter die ${goal} schauen`,
    breakAt: (name, tool) => `${tool} beschädigen: ${name}`,
    mendAt: (name, tools) => `${tools} reparieren: ${name}`,
    dark: 'im Dunkeln, vom Start abgeschnitten',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    fit: 'Alles sehen',
    stone: (sides) => `Den Stein so legen: ${sides}`,
    take: (value) => `Die Karte im Wert von ${value} nehmen`,
  },

  seat: {
    hand: (cards) => zahl(cards, 'Handkarte', 'Handkarten'),
    gold: (cards) => zahl(cards, 'Goldkarte', 'Goldkarten'),
    broken: (tools) => `beschädigt: ${tools}`,
    last: (sentence) => `zuletzt: ${sentence}`,
    plays: 'In dieser Runde',
    noPlays: 'Noch nichts gespielt.',
    whole: 'Alles Werkzeug ist heil.',
  },

  pile: {
    draw: 'Zugstapel',
    discard: 'Ablagestapel',
    gold: 'Goldstapel',
    cards: (cards) => zahl(cards, 'Karte', 'Karten'),
    faceDown: 'verdeckt',
    byMe: 'von dir abgelegt',
    by: (name) => `von ${name} abgelegt`,
    empty: 'Hier liegt noch nichts.',
  },

  own: {
    title: 'Nur für dich',
    lift: 'Aufdecken: deine Rolle, dein Gold, was deine Schatzpläne gezeigt haben',
    lower: 'Wieder zudecken',
    look: 'Rolle ansehen',
    covered: 'zugedeckt',
    youAre: (role) => `Du bist ${role}.`,
    gold: (worth) => `${worth} Gold`,
    noGold: 'noch kein Gold',
    maps: 'Deine Schatzpläne',
  },

  peek: {
    title: (goal) => `Unter der ${goal.replace(/e Zielkarte$/, 'en Zielkarte')}`,
    treasure: 'Der Goldschatz! Nur du hast ihn gesehen.',
    stone: 'Ein Stein. Nur du hast ihn gesehen.',
    done: 'Zurücklegen',
  },

  since: {
    title: 'Seit deinem Zug',
    all: 'Was bisher geschah',
    log: 'Was in dieser Runde geschah',
  },

  roundEnd: {
    diggers: 'Die Goldsucher haben den Goldschatz gefunden!',
    saboteurs: 'Die Saboteure haben die Runde gewonnen!',
    nobody: 'Niemand gewinnt: Es gab keinen Saboteur und keinen Goldschatz.',
    reachedBy: (person) =>
      person.you
        ? 'Deine Karte hat den Goldschatz erreicht.'
        : `Die Karte, die ihn erreicht hat, kam von ${person.name}.`,
    left: 'Die übrige Karte',
    roles: 'Wer war wer',
    sharing: 'Das Gold geht herum',
    pick: 'Nimm deine Goldkarte',
    pickedForYou: 'Der Tisch nimmt für dich die wertvollste Karte',
    picks: (name, cards) => `${name} wählt aus ${zahl(cards, 'Goldkarte', 'Goldkarten')}.`,
    gets: (cards) => zahl(cards, 'Goldkarte', 'Goldkarten'),
    paid: (worth) => `${worth} Gold`,
    short: (due) => `${due} wären fällig gewesen; mehr gab der Stapel nicht her`,
    nothing: 'kein Gold',
    deadEnds: (number) => zahl(number, 'Sackgasse', 'Sackgassen'),
    tunnels: (number) => zahl(number, 'Weg gegraben', 'Wege gegraben'),
    broken: (number) => `${number} Werkzeug beschädigt`,
    mended: (number) => `${number} Werkzeug repariert`,
    fellTunnel: (number) => zahl(number, 'Weg verschüttet', 'Wege verschüttet'),
    fellEnd: (number) => zahl(number, 'Sackgasse geräumt', 'Sackgassen geräumt'),
    maps: (number) => zahl(number, 'Schatzplan', 'Schatzpläne'),
    passes: (number) => `${number}-mal gepasst`,
    next: 'Nächste Runde austeilen',
    waiting: 'Die nächste Runde teilt jemand am Tisch aus.',
    showMaze: 'Das Labyrinth ansehen',
    showAgain: 'Zurück zum Ende der Runde',
    final: 'Zur Schlussrechnung',
  },

  gameEnd: {
    title: 'Die Schlussrechnung',
    wins: (names, gold) => `${names} gewinnt mit ${gold} Gold!`,
    youWin: (gold) => `Du gewinnst mit ${gold} Gold!`,
    share: (names, gold) => `${names} gewinnen gemeinsam mit je ${gold} Gold!`,
    rank: (rank) => `Platz ${rank}`,
    gold: (worth) => `${worth} Gold`,
    rounds: 'Runde für Runde',
    again: 'Noch einmal mit denselben Einstellungen',
    thoughts: 'Gedanken',
    record: 'Protokoll',
    maze: 'Labyrinth',
    leave: 'Startseite',
  },

  help: {
    title: 'Tasten und Hilfe',
    aims: 'Die Goldsucher wollen einen Weg von der Leiter zum Goldschatz. Die Saboteure wollen, dass er dort nie ankommt. Niemand weiß, wer wer ist.',
    turn: 'Bist du am Zug, spielst du eine Karte: Du legst eine Wegekarte, spielst eine Aktionskarte oder legst eine Karte verdeckt ab. Danach ziehst du eine nach.',
    touch:
      'Tippe eine Karte an, dann das, was leuchtet; oder zieh sie dorthin. Tippst du die gewählte Karte noch einmal an, dreht sie sich.',
    light: 'Das Licht folgt den Wegen, die mit der Leiter verbunden sind. Was im Dunkeln liegt, ist abgeschnitten.',
    keys: 'Auf der Tastatur',
    choose: 'eine Handkarte wählen',
    turnKey: 'die gewählte Karte drehen',
    arrows: 'von Platz zu Platz, von Spieler zu Spieler',
    enter: 'spielen',
    escape: 'die Karte zurückstecken, Offenes schließen',
    discard: 'die gewählte Karte ablegen',
    zoom: 'größer, kleiner, alles sehen',
    cover: 'deine Geheimnisse auf- und zudecken',
    log: 'Verlauf',
    rules: 'Regeln',
    help: 'diese Hilfe',
  },

  table: {
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
  },
};
