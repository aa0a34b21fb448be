/** Nederlandse woorden van Sabotage. */

import type { Person } from '../../../i18n/person';
import type { SabotageMessages } from './index';

const does = (person: Person, you: string, other: string): string =>
  person.you ? `Je ${you}` : `${person.name} ${other}`;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Voor ‘moersleutel’ (de) krijgt de kleur een uitgang. */
const WITH_E: Readonly<Record<string, string>> = { geel: 'gele', rood: 'rode', blauw: 'blauwe', paars: 'paarse' };

export const nl: SabotageMessages = {
  name: 'Sabotage',
  claim: 'Twee daken, veel buizen, geen genade.',
  about:
    'Het duel van Robert Abbott, voor twee of voor twee tegen twee: leg op je eigen dak buizen in rijen waarvan de kleuren bij elkaar passen, en zorg dat de anderen dat niet lukt.',
  game: (round, rounds) => `Partij ${round} van ${rounds}`,

  colour: { yellow: 'geel', red: 'rood', blue: 'blauw', purple: 'paars' },
  card: {
    pipe: (letter, colour) => `${letter}, ${colour}`,
    X: (colour) => `X, ${colour}`,
    wrench: (colour) => `Moersleutel, ${colour}`,
    demontage: 'Demontage',
    sabotage: 'Sabotage',
    aPipe: (letter, colour) => `een ${WITH_E[colour] ?? colour} ${letter}`,
    aX: (colour) => `een ${WITH_E[colour] ?? colour} X`,
    aWrench: (colour) => `een ${WITH_E[colour] ?? colour} moersleutel`,
    aCard: 'een kaart',
    hidden: 'gedekt',
  },

  seat: {
    role: (seat, players) =>
      players === 2
        ? 'Tegen je'
        : seat === 2
          ? 'Je partner, tegenover je'
          : seat === 1
            ? 'Tegen je, links'
            : 'Tegen je, rechts',
    with: (host) => `met ${host}`,
    against: (host) => `tegen ${host}`,
  },

  roof: {
    mine: 'Jouw dak',
    ours: 'Jullie dak',
    of: (names) => `Dak van ${names}`,
    place: (letter) => `Plek ${letter}`,
    empty: 'leeg',
    worth: 'waarde',
    openWorth: (worth) => `Waarde ${worth}: zo wordt die geteld`,
    last: 'laatste zet',
    hand: (cards) => count(cards, 'kaart in de hand', 'kaarten in de hand'),
    you: 'jij',
    partner: 'je partner',
  },

  row: {
    name: (letters) => `Rij ${letters}`,
    points: (points) => count(points, 'punt', 'punten'),
    gap: 'Er is een plek leeg, dus de rij telt nog niet.',
    one: (colour) => `Driemaal ${colour}: 2 punten.`,
    match: (colours) => `${up(colours)} passen bij elkaar: 1 punt.`,
    clash: (colours) => `${up(colours)} passen niet bij elkaar: niets.`,
    kin: 'Geel past bij rood, blauw bij paars.',
  },

  worth: {
    title: 'Wat het waard is',
    of: (names) => `Systeem van ${names}`,
    sum: 'Alle rijen samen',
    score: 'Dat levert op',
    bonus: 'Elk punt boven de vijf telt dubbel.',
    ifClosed: 'Wie afsluit, krijgt er één minder',
    table: 'Waarde en punten',
    system: 'Waarde',
    scores: 'Punten',
  },

  event: {
    dealt: (round, dealer, opener) =>
      `${does(dealer, 'deelt', 'deelt')} partij ${round}. ${does(opener, 'opent', 'opent')}.`,
    laidOwn: (person, card, place) =>
      person.you ? `Je legt ${card} op jouw ${place}.` : `${person.name} legt ${card} op de eigen ${place}.`,
    laidOther: (person, card, place, mine) =>
      `${does(person, 'legt', 'legt')} ${card} op ${mine ? `jouw ${place}!` : `de ${place} van de anderen.`}`,
    over: (card) => `Daaronder verdwijnt ${card}.`,
    tookOwn: (person, what, card, place) =>
      person.you
        ? `${what}: je neemt ${card} van jouw ${place}.`
        : `${what}: ${person.name} neemt ${card} van de eigen ${place}.`,
    tookOther: (person, what, card, place, mine) =>
      `${what}! ${does(person, 'neemt', 'neemt')} ${card} van ${mine ? `jouw ${place}.` : `de ${place} van de anderen.`}`,
    discarded: (person, card) => `${does(person, 'legt', 'legt')} ${card} af.`,
    asked: (person, partner) =>
      `${does(person, 'vraagt', 'vraagt')} ${partner.you ? 'jou' : partner.name}: sluiten we af?`,
    yes: (person) => `${does(person, 'bent', 'is')} het ermee eens.`,
    no: (person) => `${does(person, 'wilt', 'wil')} verder spelen.`,
    closed: (person) => `${does(person, 'sluit', 'sluit')} de partij af.`,
    skipped: (person) => `${does(person, 'hebt', 'heeft')} geen kaart meer.`,
    scored: (names, worth, score) => `${names}: waarde ${worth}, ${count(score, 'punt', 'punten')}.`,
    over4: 'De wedstrijd is afgelopen.',
  },

  prompt: {
    choose: 'Jij bent aan de beurt: kies een kaart.',
    chooseOrClose: 'Jij bent aan de beurt: kies een kaart, of sluit af.',
    lay: (places) => (places === 1 ? 'Er licht één plek voor op.' : 'Kies een plek die oplicht.'),
    take: 'Welke kaart moet eraf?',
    only: 'Die past nu nergens. Je kunt hem afleggen.',
    other: (name) => `${name} is aan de beurt.`,
    answering: (name, partner) => `${partner} denkt na over de vraag van ${name}.`,
    answer: (name) => `${name} vraagt: sluiten we af?`,
    dealing: 'De partij is afgelopen.',
    over: 'De wedstrijd is afgelopen.',
    watching: 'Je kijkt toe.',
  },

  aim: {
    chooseFirst: 'Kies eerst een kaart uit je hand.',
  },

  control: {
    hand: 'Je hand',
    handCard: (number, card) => `Kaart ${number}: ${card}`,
    drawn: 'net getrokken',
    new: 'nieuw',
    discard: 'Afleggen',
    discardChosen: 'De gekozen kaart afleggen',
    layAt: (card, place) => `${up(card)} hier leggen: ${place}`,
    overAt: (card, place, gone) => `${up(card)} hier leggen: ${place}, over ${gone}`,
    takeAt: (card, place) => `${up(card)} wegnemen: ${place}`,
    worth: (before, after) => `waarde: ${before} wordt ${after}`,
    onOwn: 'jouw dak',
    onOther: 'het dak van de anderen',
  },

  close: {
    close: 'Afsluiten',
    ask: 'Vragen af te sluiten',
    would: (own, other) => `${own} : ${other}`,
    wouldScore: (own, other, together) =>
      `${together ? 'Jullie zouden' : 'Jij zou'} ${own} krijgen, de anderen ${other}.`,
    notYet: 'vanaf waarde 5',
    title: 'De partij nu afsluiten?',
    titleAsk: 'Je partner vragen of we afsluiten?',
    cost: 'Afsluiten kost één punt.',
    once: 'Je kunt het één keer per beurt vragen, en niet terugnemen.',
    total: (own, other) => `In de wedstrijd stond het dan ${own} : ${other}.`,
    yes: 'Afsluiten',
    yesAsk: 'Vragen',
    no: 'Verder spelen',
    refused: 'Je partner wil verder spelen.',
  },

  question: {
    title: (name) => `${name} vraagt: sluiten we af?`,
    worth: (worth, own, other) =>
      `Jullie systeem is ${worth} waard. Jullie zouden ${own} krijgen, de anderen ${other}.`,
    yes: 'Ja, afsluiten',
    no: 'Nee, verder spelen',
    waiting: (partner) => `${partner} heeft het woord …`,
  },

  pile: {
    draw: 'Trekstapel',
    discard: 'Aflegstapel',
    cards: (cards) => count(cards, 'kaart', 'kaarten'),
    look: 'De aflegstapel doorkijken',
    empty: 'Daar ligt nog niets.',
    newest: 'De nieuwste eerst.',
    left: 'Wat nog kan komen',
    leftHint: 'Van elke kaart hoeveel er niet op een dak, niet afgelegd en niet in je hand zijn.',
    none: 'weg',
  },

  sheet: {
    title: 'Scoreblad',
    game: 'Partij',
    total: 'Totaal',
    closed: 'afgesloten',
    running: 'nu',
    open: 'Het scoreblad bekijken',
    row: (game) => `Partij ${game}`,
  },

  since: {
    title: 'Sinds jouw beurt',
    all: 'Wat er tot nu toe gebeurde',
    log: 'Wat er in deze partij gebeurde',
  },

  gameEnd: {
    closedBy: (person) => `${does(person, 'sluit', 'sluit')} af!`,
    nobody: 'Alle kaarten zijn gespeeld, en niemand heeft afgesloten.',
    worth: (worth) => `waarde ${worth}`,
    bonus: (bonus) => `+${bonus} bonus`,
    cost: '−1 voor het afsluiten',
    points: (score) => count(score, 'punt', 'punten'),
    next: 'Volgende partij delen',
    waiting: 'De volgende partij wordt door iemand aan tafel gedeeld.',
    showRoofs: 'De daken bekijken',
    showAgain: 'Terug naar het einde van de partij',
    final: 'Naar het einde van de wedstrijd',
  },

  matchEnd: {
    title: 'De wedstrijd',
    youWin: (own, other) => `Jij wint met ${own} : ${other}!`,
    weWin: (partner, own, other) => `Jij en ${partner} winnen met ${own} : ${other}!`,
    theyWin: (names, own, other) => `${names} winnen met ${own} : ${other}.`,
    wins: (name, own, other) => `${name} wint met ${own} : ${other}.`,
    share: (points) => `${points} gelijk: jullie delen de winst!`,
    again: 'Nog eens met dezelfde instellingen',
    thoughts: 'Gedachten',
    record: 'Notatie',
    roofs: 'Daken',
    leave: 'Startpagina',
  },

  help: {
    title: 'Toetsen en hulp',
    aims: 'Negen plekken, acht rijen van drie: drie kaarten van één kleur tellen 2, drie van bij elkaar passende kleuren 1. Geel past bij rood, blauw bij paars.',
    turn: 'In je beurt trek je een kaart en speel je er één: op je eigen dak om te bouwen, op het andere om dwars te zitten, of op de aflegstapel. Vanaf waarde 5 mag je in plaats daarvan afsluiten.',
    cards:
      'Een letter hoort op zijn eigen plek, op het ene of het andere dak. X mag op elke lege plek van jou, een moersleutel op elke plek van jou. Demontage neemt een kaart van jouw dak, sabotage van een van beide.',
    touch:
      'Tik op een kaart en dan op wat oplicht, of sleep hem erheen. Tik op een meter, en hij zegt waarom zijn rij zo veel telt.',
    keys: 'Op het toetsenbord',
    choose: 'een kaart uit de hand kiezen',
    arrows: 'van plek naar plek gaan',
    enter: 'spelen',
    other: 'naar het andere dak en terug',
    close: 'afsluiten, of vragen af te sluiten',
    worth: 'wat jouw systeem waard is',
    escape: 'kaart terugsteken, sluiten wat open is',
    discard: 'de gekozen kaart afleggen',
    piles: 'de aflegstapel doorkijken',
    log: 'verloop',
    rules: 'spelregels',
    help: 'deze hulp',
  },
};
