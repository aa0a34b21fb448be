/** Deutsche Wörter von Sabotage. */

import type { Person } from '../../../i18n/person';
import type { SabotageMessages } from './index';

const does = (person: Person, du: string, other: string): string =>
  person.you ? `Du ${du}` : `${person.name} ${other}`;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adjektive vor „A“ oder „X“ (das A, das X) und vor „Schraubenschlüssel“ (der). */
const NEUTER: Readonly<Record<string, string>> = { gelb: 'gelbes', rot: 'rotes', blau: 'blaues', lila: 'lila' };
const MALE: Readonly<Record<string, string>> = { gelb: 'gelben', rot: 'roten', blau: 'blauen', lila: 'lila' };

export const de: SabotageMessages = {
  name: 'Sabotage',
  claim: 'Zwei Dächer, viele Röhren, keine Gnade.',
  about:
    'Robert Abbotts Duell für zwei oder zwei gegen zwei: Leg auf deinem Dach Röhren in Reihen, deren Farben zueinander passen, und sorg dafür, dass den anderen genau das nicht gelingt.',
  game: (round, rounds) => `Partie ${round} von ${rounds}`,

  colour: { yellow: 'gelb', red: 'rot', blue: 'blau', purple: 'lila' },
  card: {
    pipe: (letter, colour) => `${letter}, ${colour}`,
    X: (colour) => `X, ${colour}`,
    wrench: (colour) => `Schraubenschlüssel, ${colour}`,
    demontage: 'Demontage',
    sabotage: 'Sabotage',
    aPipe: (letter, colour) => `ein ${NEUTER[colour] ?? colour} ${letter}`,
    aX: (colour) => `ein ${NEUTER[colour] ?? colour} X`,
    aWrench: (colour) => `einen ${MALE[colour] ?? colour} Schraubenschlüssel`,
    aCard: 'eine Karte',
    hidden: 'verdeckt',
  },

  seat: {
    role: (seat, players) =>
      players === 2
        ? 'Gegen dich'
        : seat === 2
          ? 'Dein Partner, gegenüber'
          : seat === 1
            ? 'Gegen dich, links'
            : 'Gegen dich, rechts',
    with: (host) => `mit ${host}`,
    against: (host) => `gegen ${host}`,
  },

  roof: {
    mine: 'Dein Dach',
    ours: 'Euer Dach',
    of: (names) => `Dach von ${names}`,
    place: (letter) => `Platz ${letter}`,
    empty: 'leer',
    worth: 'Wert',
    openWorth: (worth) => `Wert ${worth}: wie er sich errechnet`,
    last: 'letzter Zug',
    hand: (cards) => count(cards, 'Karte auf der Hand', 'Karten auf der Hand'),
    you: 'du',
    partner: 'dein Partner',
  },

  row: {
    name: (letters) => `Reihe ${letters}`,
    points: (points) => count(points, 'Punkt', 'Punkte'),
    gap: 'Ein Platz ist leer, also zählt die Reihe noch nichts.',
    one: (colour) => `Dreimal ${colour}: 2 Punkte.`,
    match: (colours) => `${up(colours)} passen zueinander: 1 Punkt.`,
    clash: (colours) => `${up(colours)} passen nicht zueinander: nichts.`,
    kin: 'Gelb passt zu Rot, Blau zu Lila.',
  },

  worth: {
    title: 'Was es wert ist',
    of: (names) => `System von ${names}`,
    sum: 'Alle Reihen zusammen',
    score: 'Das gibt',
    bonus: 'Jeder Punkt über fünf zählt doppelt.',
    ifClosed: 'Wer abschließt, bekommt einen weniger',
    table: 'Wert und Punkte',
    system: 'Wert',
    scores: 'Punkte',
  },

  event: {
    dealt: (round, dealer, opener) =>
      `${does(dealer, 'gibst', 'gibt')} zur Partie ${round}. ${does(opener, 'eröffnest', 'eröffnet')}.`,
    laidOwn: (person, card, place) =>
      person.you ? `Du legst ${card} auf dein ${place}.` : `${person.name} legt ${card} auf das eigene ${place}.`,
    laidOther: (person, card, place, mine) =>
      `${does(person, 'legst', 'legt')} ${card} auf ${mine ? `dein ${place}!` : `das ${place} der anderen.`}`,
    over: (card) => `Das verdrängt ${card}.`,
    tookOwn: (person, what, card, place) =>
      person.you
        ? `${what}: Du nimmst ${card} von deinem ${place}.`
        : `${what}: ${person.name} nimmt ${card} vom eigenen ${place}.`,
    tookOther: (person, what, card, place, mine) =>
      `${what}! ${does(person, 'nimmst', 'nimmt')} ${card} ${mine ? `von deinem ${place}.` : `vom ${place} der anderen.`}`,
    discarded: (person, card) => `${does(person, 'wirfst', 'wirft')} ${card} ab.`,
    asked: (person, partner) =>
      `${does(person, 'fragst', 'fragt')} ${partner.you ? 'dich' : partner.name}: Schließen wir ab?`,
    yes: (person) => `${does(person, 'bist', 'ist')} einverstanden.`,
    no: (person) => `${does(person, 'willst', 'will')} weiterspielen.`,
    closed: (person) => `${does(person, 'schließt', 'schließt')} die Partie ab.`,
    skipped: (person) => `${does(person, 'hast', 'hat')} keine Karte mehr.`,
    scored: (names, worth, score) => `${names}: Wert ${worth}, ${count(score, 'Punkt', 'Punkte')}.`,
    over4: 'Das Spiel ist zu Ende.',
  },

  prompt: {
    choose: 'Du bist dran: Wähle eine Karte.',
    chooseOrClose: 'Du bist dran: Wähle eine Karte oder schließ ab.',
    lay: (places) => (places === 1 ? 'Ein Platz leuchtet für sie.' : 'Wähle einen leuchtenden Platz.'),
    take: 'Welche Karte soll weg?',
    only: 'Sie passt jetzt nirgends hin. Du kannst sie abwerfen.',
    other: (name) => `${name} ist am Zug.`,
    answering: (name, partner) => `${partner} überlegt sich die Antwort auf die Frage von ${name}.`,
    answer: (name) => `${name} fragt: Schließen wir ab?`,
    dealing: 'Die Partie ist zu Ende.',
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
  },

  aim: {
    chooseFirst: 'Wähle zuerst eine Karte deiner Hand.',
  },

  control: {
    hand: 'Deine Hand',
    handCard: (number, card) => `Karte ${number}: ${card}`,
    drawn: 'eben gezogen',
    new: 'neu',
    discard: 'Abwerfen',
    discardChosen: 'Die gewählte Karte abwerfen',
    layAt: (card, place) => `${up(card)} hierhin legen: ${place}`,
    overAt: (card, place, gone) => `${up(card)} hierhin legen: ${place}, über ${gone}`,
    takeAt: (card, place) => `${up(card)} wegnehmen: ${place}`,
    worth: (before, after) => `Wert: aus ${before} wird ${after}`,
    onOwn: 'dein Dach',
    onOther: 'das Dach der anderen',
  },

  close: {
    close: 'Abschließen',
    ask: 'Abschluss erfragen',
    would: (own, other) => `${own} : ${other}`,
    wouldScore: (own, other, together) =>
      `${together ? 'Ihr bekämt' : 'Du bekämst'} ${own}, die anderen ${other} Punkte.`,
    notYet: 'ab Wert 5',
    title: 'Die Partie jetzt abschließen?',
    titleAsk: 'Deinen Partner nach dem Abschluss fragen?',
    cost: 'Abschließen kostet einen Punkt.',
    once: 'Fragen kannst du einmal im Zug, und zurücknehmen kannst du es nicht.',
    total: (own, other) => `Im Spiel stünde es dann ${own} : ${other}.`,
    yes: 'Abschließen',
    yesAsk: 'Fragen',
    no: 'Weiterspielen',
    refused: 'Dein Partner will weiterspielen.',
  },

  question: {
    title: (name) => `${name} fragt: Schließen wir ab?`,
    worth: (worth, own, other) => `Euer System ist ${worth} wert. Ihr bekämt ${own}, die anderen ${other} Punkte.`,
    yes: 'Ja, abschließen',
    no: 'Nein, weiterspielen',
    waiting: (partner) => `${partner} hat das Wort …`,
  },

  pile: {
    draw: 'Ziehstapel',
    discard: 'Ablagestapel',
    cards: (cards) => count(cards, 'Karte', 'Karten'),
    look: 'Den Ablagestapel durchsehen',
    empty: 'Da liegt noch nichts.',
    newest: 'Die neueste zuerst.',
    left: 'Was noch kommen kann',
    leftHint: 'Von jeder Karte, wie viele weder auf einem Dach noch abgelegt noch auf deiner Hand sind.',
    none: 'weg',
  },

  sheet: {
    title: 'Punktezettel',
    game: 'Partie',
    total: 'Summe',
    closed: 'abgeschlossen',
    running: 'jetzt',
    open: 'Punktezettel ansehen',
    row: (game) => `Partie ${game}`,
  },

  since: {
    title: 'Seit deinem Zug',
    all: 'Was bisher geschah',
    log: 'Was in dieser Partie geschah',
  },

  gameEnd: {
    closedBy: (person) => `${does(person, 'schließt', 'schließt')} ab!`,
    nobody: 'Alle Karten sind gespielt, und niemand hat abgeschlossen.',
    worth: (worth) => `Wert ${worth}`,
    bonus: (bonus) => `+${bonus} Bonus`,
    cost: '−1 fürs Abschließen',
    points: (score) => count(score, 'Punkt', 'Punkte'),
    next: 'Nächste Partie geben',
    waiting: 'Die nächste Partie gibt jemand am Tisch.',
    showRoofs: 'Dächer ansehen',
    showAgain: 'Zurück zum Ende der Partie',
    final: 'Zum Ende des Spiels',
  },

  matchEnd: {
    title: 'Das Spiel',
    youWin: (own, other) => `Du gewinnst ${own} : ${other}!`,
    weWin: (partner, own, other) => `Du und ${partner} gewinnt ${own} : ${other}!`,
    theyWin: (names, own, other) => `${names} gewinnen ${own} : ${other}.`,
    wins: (name, own, other) => `${name} gewinnt ${own} : ${other}.`,
    share: (points) => `${points} zu ${points}: Ihr teilt euch den Sieg!`,
    again: 'Noch einmal mit denselben Einstellungen',
    thoughts: 'Gedanken',
    record: 'Notation',
    roofs: 'Dächer',
    leave: 'Startseite',
  },

  help: {
    title: 'Tasten und Hilfe',
    aims: 'Neun Plätze, acht Reihen zu dritt: Drei Karten einer Farbe zählen 2, drei in zueinander passenden Farben 1. Gelb passt zu Rot, Blau zu Lila.',
    turn: 'In deinem Zug ziehst du eine Karte und spielst eine: auf dein Dach, um zu bauen, auf das andere, um zu stören, oder auf den Ablagestapel. Ab Wert 5 darfst du stattdessen abschließen.',
    cards:
      'Ein Buchstabe gehört auf seinen Platz, auf dem einen wie dem anderen Dach. X passt auf jeden leeren deiner Plätze, der Schraubenschlüssel auf jeden. Demontage nimmt eine Karte von deinem Dach, Sabotage von einem der beiden.',
    touch:
      'Tippe eine Karte an, dann, was leuchtet; oder zieh sie dorthin. Tippe ein Messgerät an, und es sagt dir, warum seine Reihe so viel zählt.',
    keys: 'Auf der Tastatur',
    choose: 'eine Karte der Hand wählen',
    arrows: 'von Platz zu Platz gehen',
    enter: 'spielen',
    other: 'aufs andere Dach und zurück',
    close: 'abschließen oder danach fragen',
    worth: 'was dein System wert ist',
    escape: 'Karte zurückstecken, Offenes schließen',
    discard: 'die gewählte Karte abwerfen',
    piles: 'den Ablagestapel durchsehen',
    log: 'Verlauf',
    rules: 'Regeln',
    help: 'diese Hilfe',
  },
};
