import type { Person } from '../../../i18n/person';
import type { SaboteurMessages } from './index';

const wie = (person: Person): string => (person.you ? 'Jij' : person.name);
const doet = (person: Person, jij: string, ander: string): string => `${wie(person)} ${person.you ? jij : ander}`;
const aantal = (getal: number, een: string, meer: string): string => `${getal} ${getal === 1 ? een : meer}`;
const het = (gereedschap: string): string =>
  gereedschap === 'pikhouweel' ? `het ${gereedschap}` : `de ${gereedschap}`;
const van = (person: Person, gereedschap: string): string =>
  person.you ? `jouw ${gereedschap}` : `${het(gereedschap)} van ${person.name}`;

/** Nederlandse woorden voor Saboteur. */
export const nl: SaboteurMessages = {
  name: 'Saboteur',
  claim: 'Graaf naar goud. Vertrouw niemand.',
  about:
    'Saboteur in de browser: graaf samen een gang naar de schat, terwijl iemand onder jullie ervoor zorgt dat die er nooit komt.',
  side: { N: 'noorden', E: 'oosten', S: 'zuiden', W: 'westen' },
  tool: { lamp: 'lantaarn', cart: 'mijnkar', pickaxe: 'pikhouweel' },
  role: { digger: 'Goudzoeker', saboteur: 'Saboteur' },
  goal: ['noordelijke doelkaart', 'middelste doelkaart', 'zuidelijke doelkaart'],
  shape: {
    crossing: 'een kruising',
    fork: 'een splitsing',
    straight: 'een rechte gang',
    bend: 'een bocht',
    end: 'een doodlopende gang',
  },
  card: {
    open: (sides) => `open naar het ${sides}`,
    break: (tool) => `${tool === 'pikhouweel' ? 'Beschadigd' : 'Beschadigde'} ${tool}`,
    mend: (tools) => `Reparatie: ${tools}`,
    rockfall: 'Instorting',
    map: 'Verkennen',
    start: 'Start met de ladder',
    gold: (value) => `Goudkaart van ${value}`,
    treasure: 'de schat',
    stone: 'een steen',
    hidden: 'gedekt',
  },
  or: 'of',

  place: {
    start: 'bij de start',
    at: (parts) => parts,
    east: (steps) => `${steps} oost`,
    west: (steps) => `${steps} west`,
    south: (steps) => `${steps} zuid`,
    north: (steps) => `${steps} noord`,
    ofStart: (parts) => `${parts} van de start`,
  },

  event: {
    dealt: (round, person) => `Ronde ${round} is gedeeld. ${doet(person, 'begint', 'begint')}.`,
    laid: (person, shape) => `${doet(person, 'legt', 'legt')} ${shape}.`,
    broke: (person, target, tool, own) =>
      own
        ? `${doet(person, 'beschadigt je eigen', 'beschadigt het eigen gereedschap:')} ${tool}.`
        : `${doet(person, 'beschadigt', 'beschadigt')} ${van(target, tool)}.`,
    mended: (person, target, tool, own) =>
      own
        ? `${doet(person, 'repareert je eigen', 'repareert het eigen gereedschap:')} ${tool}.`
        : `${doet(person, 'repareert', 'repareert')} ${van(target, tool)}.`,
    fell: (person, shape) => `Instorting! ${doet(person, 'haalt', 'haalt')} ${shape} weg.`,
    looked: (person, goal) => `${doet(person, 'bekijkt', 'bekijkt')} de ${goal}.`,
    saw: (face) => `Je zag ${face}.`,
    passed: (person) => `${doet(person, 'past', 'past')}.`,
    discarded: (card) => `Het was: ${card}.`,
    skipped: (person) => `${doet(person, 'hebt', 'heeft')} geen kaart meer.`,
    reached: (person, goal, face) => `${doet(person, 'bereikt', 'bereikt')} de ${goal}: ${face}!`,
    turned: (goal) => `De steen wordt passend gedraaid (${goal}).`,
    diggers: 'De goudzoekers winnen de ronde.',
    saboteurs: 'De saboteurs winnen de ronde.',
    nobody: 'Niemand wint de ronde: geen schat, maar ook geen saboteur.',
    offered: (cards) => `${aantal(cards, 'goudkaart wordt', 'goudkaarten worden')} verdeeld.`,
    took: (person) => `${doet(person, 'neemt', 'neemt')} een goudkaart.`,
    worth: (value) => `Die is ${value} waard.`,
    paid: (person, cards, worth) =>
      `${doet(person, 'krijgt', 'krijgt')} ${worth} goud op ${aantal(cards, 'kaart', 'kaarten')}.`,
    returned: (person) => `${doet(person, 'legt', 'legt')} een te hoge kaart onder de stapel terug.`,
    aCard: 'een kaart',
    turnedSo: (sides) => `De steen ligt nu zo: ${sides}.`,
    over: 'Het spel is afgelopen.',
  },

  prompt: {
    choose: 'Jij bent aan de beurt: kies een kaart.',
    chooseBroken: (tools) => `Jij bent aan de beurt. Beschadigd: ${tools}. Speel een actiekaart of pas.`,
    place: 'Kies een oplichtende plek.',
    noPlace: 'Deze kaart past nu nergens.',
    break: 'Wiens gereedschap moet kapot?',
    mend: 'Wiens gereedschap repareer je?',
    noMend: 'Er is niets wat deze kaart kan repareren.',
    noBreak: 'Er is niemand bij wie deze kaart iets kan beschadigen.',
    rockfall: 'Welke kaart moet instorten?',
    noRockfall: 'Er ligt nog geen kaart die kan instorten.',
    map: 'Welke doelkaart wil je verkennen?',
    stone: 'Kies hoe de steen moet liggen.',
    take: 'Neem een goudkaart.',
    other: (name) => `${name} is aan de beurt.`,
    otherStone: (name) => `${name} draait de steen.`,
    otherTake: (name) => `${name} neemt een goudkaart.`,
    dealing: 'De ronde is afgelopen.',
    over: 'Het spel is afgelopen.',
    watching: 'Je kijkt toe.',
    tool: 'Welk van de twee?',
    turnHint: 'Tik op de kaart om te draaien.',
  },

  aim: {
    wrongSeat: 'Deze kaart hoort in het gangenstelsel, niet voor een speler.',
    wrongPlace: 'Deze kaart leg je voor een speler, niet in het gangenstelsel.',
    wrongRockfall: 'Een instorting haalt een kaart uit het gangenstelsel.',
    wrongMap: 'Met Verkennen bekijk je een doelkaart.',
  },

  control: {
    hand: 'Jouw hand',
    handCard: (number, card) => `Kaart ${number}: ${card}`,
    chosen: 'gekozen',
    turn: 'Kaart draaien',
    discard: 'Afleggen',
    discardChosen: 'Passen en de gekozen kaart gedekt afleggen',
    maze: 'Het gangenstelsel',
    places: 'Waar de kaart kan liggen',
    falls: 'Wat kan instorten',
    goals: 'Doelkaarten om te verkennen',
    layAt: (place, sides) => `Hier leggen: ${place}; ${sides}`,
    fallAt: (place, card) => `Laten instorten, ${card}: ${place}`,
    lookAt: (goal) => `De ${goal} bekijken`,
    breakAt: (name, tool) => `${tool} beschadigen: ${name}`,
    mendAt: (name, tools) => `${tools} repareren: ${name}`,
    dark: 'in het donker, afgesneden van de start',
    zoomIn: 'Groter',
    zoomOut: 'Kleiner',
    fit: 'Alles zien',
    stone: (sides) => `De steen zo leggen: ${sides}`,
    take: (value) => `De kaart van ${value} nemen`,
  },

  seat: {
    hand: (cards) => aantal(cards, 'handkaart', 'handkaarten'),
    gold: (cards) => aantal(cards, 'goudkaart', 'goudkaarten'),
    broken: (tools) => `beschadigd: ${tools}`,
    last: (sentence) => `laatst: ${sentence}`,
    plays: 'Deze ronde',
    noPlays: 'Nog niets gespeeld.',
    whole: 'Al het gereedschap is heel.',
  },

  pile: {
    draw: 'Trekstapel',
    discard: 'Aflegstapel',
    gold: 'Goudstapel',
    cards: (cards) => aantal(cards, 'kaart', 'kaarten'),
    faceDown: 'gedekt',
    byMe: 'door jou afgelegd',
    by: (name) => `door ${name} afgelegd`,
    empty: 'Hier ligt nog niets.',
  },

  own: {
    title: 'Alleen voor jou',
    lift: 'Onthullen: je rol, je goud, wat je verkend hebt',
    lower: 'Weer afdekken',
    look: 'Bekijk je rol',
    covered: 'afgedekt',
    youAre: (role) => `Je bent ${role.toLowerCase()}.`,
    gold: (worth) => `${worth} goud`,
    noGold: 'nog geen goud',
    maps: 'Wat je verkend hebt',
  },

  peek: {
    title: (goal) => `Onder de ${goal}`,
    treasure: 'De schat! Alleen jij hebt hem gezien.',
    stone: 'Een steen. Alleen jij hebt hem gezien.',
    done: 'Terugleggen',
  },

  since: {
    title: 'Sinds jouw beurt',
    all: 'Wat er tot nu toe gebeurde',
    log: 'Wat er deze ronde gebeurde',
  },

  roundEnd: {
    diggers: 'De goudzoekers hebben de schat gevonden!',
    saboteurs: 'De saboteurs hebben de ronde gewonnen!',
    nobody: 'Niemand wint: er was geen saboteur en geen schat.',
    reachedBy: (person) =>
      person.you ? 'Jouw kaart bereikte de schat.' : `De kaart die de schat bereikte, was van ${person.name}.`,
    left: 'De overgebleven kaart',
    roles: 'Wie was wie',
    sharing: 'Het goud gaat rond',
    pick: 'Neem je goudkaart',
    pickedForYou: 'De tafel neemt voor jou de waardevolste kaart',
    picks: (name, cards) => `${name} kiest uit ${aantal(cards, 'goudkaart', 'goudkaarten')}.`,
    gets: (cards) => aantal(cards, 'goudkaart', 'goudkaarten'),
    paid: (worth) => `${worth} goud`,
    short: (due) => `het hadden er ${due} moeten zijn; meer had de stapel niet`,
    nothing: 'geen goud',
    deadEnds: (number) => aantal(number, 'doodlopende gang', 'doodlopende gangen'),
    tunnels: (number) => aantal(number, 'gang gegraven', 'gangen gegraven'),
    broken: (number) => `${number} gereedschap beschadigd`,
    mended: (number) => `${number} gereedschap gerepareerd`,
    fellTunnel: (number) => aantal(number, 'gang ingestort', 'gangen ingestort'),
    fellEnd: (number) => aantal(number, 'doodlopende gang opgeruimd', 'doodlopende gangen opgeruimd'),
    maps: (number) => `${number} keer verkend`,
    passes: (number) => `${number} keer gepast`,
    next: 'Volgende ronde delen',
    waiting: 'Iemand aan tafel deelt de volgende ronde.',
    showMaze: 'Het gangenstelsel bekijken',
    showAgain: 'Terug naar het einde van de ronde',
    final: 'Naar de eindtelling',
  },

  gameEnd: {
    title: 'De eindtelling',
    wins: (names, gold) => `${names} wint met ${gold} goud!`,
    youWin: (gold) => `Jij wint met ${gold} goud!`,
    share: (names, gold) => `${names} delen de overwinning met elk ${gold} goud!`,
    rank: (rank) => `Plaats ${rank}`,
    gold: (worth) => `${worth} goud`,
    rounds: 'Ronde voor ronde',
    again: 'Nog eens met dezelfde instellingen',
    thoughts: 'Gedachten',
    record: 'Verslag',
    maze: 'Gangen',
    leave: 'Begin',
  },

  help: {
    title: 'Toetsen en hulp',
    aims: 'De goudzoekers willen een gang van de ladder naar de schat. De saboteurs willen dat die er nooit komt. Niemand weet wie wie is.',
    turn: 'Als je aan de beurt bent, speel je één kaart: je legt een gangenkaart, speelt een actiekaart of legt een kaart gedekt af. Daarna trek je er een.',
    touch:
      'Tik op een kaart en dan op wat oplicht, of sleep de kaart erheen. Tik nog eens op de gekozen kaart om haar te draaien.',
    light: 'Het licht volgt de gangen die met de ladder verbonden zijn. Wat in het donker ligt, is afgesneden.',
    keys: 'Op het toetsenbord',
    choose: 'een handkaart kiezen',
    turnKey: 'de gekozen kaart draaien',
    arrows: 'van plek naar plek, van speler naar speler',
    enter: 'spelen',
    escape: 'de kaart terugsteken, sluiten wat open is',
    discard: 'de gekozen kaart afleggen',
    zoom: 'groter, kleiner, alles zien',
    cover: 'je geheimen onthullen en afdekken',
    log: 'verloop',
    rules: 'spelregels',
    help: 'deze hulp',
  },

  table: {
    round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  },
};
