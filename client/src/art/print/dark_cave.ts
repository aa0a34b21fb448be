/** What is printed of The Dark Cave: every card that a deck may have, and the things on the table. */

import ActionArt from '../dark_cave/ActionArt.svelte';
import { dugOf, isCreature, type Action, type Clan, type Creature, type Feature, type Group } from '../dark_cave/cards';
import CaveCard from '../dark_cave/CaveCard.svelte';
import ClanSign from '../dark_cave/ClanSign.svelte';
import FeatureArt from '../dark_cave/FeatureArt.svelte';
import ActionFace from './ActionFace.svelte';
import CaveBack from './CaveBack.svelte';
import ClanBack from './ClanBack.svelte';
import ClanFace from './ClanFace.svelte';
import CreatureFigure from './CreatureFigure.svelte';
import DwarfFace from './DwarfFace.svelte';
import DwarfFigure from './DwarfFigure.svelte';
import GoalBackFace from './GoalBackFace.svelte';
import GoldToken from './GoldToken.svelte';
import { picture, type Picture, type Pictures } from './picture';
import { firstSpellings } from './shapes';
import SummaryBack from './SummaryBack.svelte';
import WebToken from './WebToken.svelte';

const CARD = [0, 0, 100, 100] as const;
const FIGURE = [0, 0, 60, 100] as const;
const TOKEN = [0, 0, 40, 40] as const;
const GROUPS: readonly Group[] = ['I', 'II', 'III'];
const CLANS: readonly Clan[] = ['blue', 'yellow'];
const CREATURES: readonly Creature[] = ['rat', 'lindworm', 'goblin'];
const ACTIONS: readonly Action[] = ['info', 'rockfall', 'swap', 'web', 'boots', 'axe', ...CREATURES];
const FEATURES: readonly Feature[] = ['exit', 'hole', 'ladder', 'vein', 'tunnel'];
const DWARVES_A_CLAN = 4;
const WEBS = [0, 1, 2] as const;
const CUTS = [0, 1, 2] as const;

/** Two paths that don't meet: what joins them is on the card (D-42, D-43). */
const CROSSED: Readonly<Record<string, readonly string[]>> = {
  'NS.EW': ['+bridge-NS', '+bridge-EW'],
  'NE.SW': ['+tunnel'],
  'NW.ES': ['+tunnel'],
};
const PLAIN = ['', '+hole', '+ladder', '+vein'];

export function darkCave(): Pictures {
  return {
    ...paths(),
    ...Object.fromEntries([...fixed(), ...actions(), ...clans(), ...things(), ...icons()]),
  };
}

function paths(): Pictures {
  const cards = firstSpellings().flatMap((openings) => (CROSSED[openings] ?? PLAIN).map((tail) => openings + tail));
  return Object.fromEntries(
    GROUPS.flatMap((group) => cards.map((card) => [`${group}:${card}`, caveCard(`${group}:${card}`, 'path')])),
  );
}

function caveCard(notation: string, kind: 'start' | 'path' | 'goal'): Picture {
  const card = dugOf(notation);
  if (!card) throw new Error(`${notation} isn't a card`);
  return picture(CaveCard, { card, kind, gold: false }, CARD);
}

/** The start card, and goals: each has an opening upwards or downwards and one to a side (D-48). */
function* fixed(): Generator<[string, Picture]> {
  yield ['start:NESW+ladder', caveCard('NESW+ladder', 'start')];
  const entered = firstSpellings().filter((each) => !each.includes('.') && /[NS]/.test(each) && /[EW]/.test(each));
  for (const openings of entered) {
    for (const feature of ['exit', 'hole', 'ladder', 'vein']) {
      yield [`goal:${openings}+${feature}`, caveCard(`III:${openings}+${feature}`, 'goal')];
    }
  }
  yield ['back:goal', picture(GoalBackFace, {}, CARD)];
}

function* actions(): Generator<[string, Picture]> {
  for (const group of GROUPS) {
    yield [`back:${group}`, picture(CaveBack, { group }, CARD)];
    for (const action of ACTIONS) {
      if (action !== 'web') yield [`${group}:${action}`, picture(ActionFace, { group, action }, CARD)];
    }
    for (const sign of WEBS) {
      yield [`${group}:web-${sign + 1}`, picture(ActionFace, { group, action: 'web' as const, sign }, CARD)];
    }
  }
}

function* clans(): Generator<[string, Picture]> {
  yield ['back:dwarf', picture(SummaryBack, {}, CARD)];
  for (const [at, clan] of CLANS.entries()) {
    yield [`back:${clan}`, picture(ClanBack, { clan }, CARD)];
    for (const character of ['loyal', 'saboteur'] as const) {
      yield [`clan:${clan}-${character}`, picture(ClanFace, { clan, character }, CARD)];
    }
    for (let one = 0; one < DWARVES_A_CLAN; one++) {
      const seat = DWARVES_A_CLAN * at + one;
      yield [`dwarf:${clan}-${one + 1}`, picture(DwarfFace, { seat, clan }, CARD)];
      yield [`figure:${clan}-${one + 1}`, picture(DwarfFigure, { seat, clan }, FIGURE)];
    }
  }
}

function* things(): Generator<[string, Picture]> {
  for (const creature of CREATURES) yield [`figure:${creature}`, picture(CreatureFigure, { creature }, FIGURE)];
  for (const sign of WEBS) {
    for (const turns of [2, 1] as const) yield [`web:${sign + 1}-${turns}`, picture(WebToken, { sign, turns }, TOKEN)];
  }
  for (const cut of CUTS) yield [`gold:${cut + 1}`, picture(GoldToken, { cut }, TOKEN)];
}

/** Small pictures for the rules. */
function* icons(): Generator<[string, Picture]> {
  for (const action of ACTIONS) {
    const box = isCreature(action) ? ([-42, -36, 84, 72] as const) : ([-38, -38, 76, 76] as const);
    yield [`icon:${action}`, picture(ActionArt, { action }, box)];
  }
  for (const feature of FEATURES) yield [`icon:${feature}`, picture(FeatureArt, { feature }, [-15, -15, 30, 30])];
  for (const clan of CLANS) yield [`icon:${clan}`, picture(ClanSign, { clan, size: 40 }, [0, 0, 40, 40])];
}
