import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { delivery } from './delivery/plugin.js';
import { words } from './words/plugin.js';

/** What every page needs; tests/browser/test_arriving.py tells when the first page takes more than that. */
const BASE =
  /node_modules[\\/](svelte|esm-env|clsx|@fluent)|generated[\\/]protocol[\\/]index|src[\\/](i18n|protocol|art[\\/](Defs|Icon|icons|art)|[^\\/]+\.css)|src[\\/]shell[\\/](address|announce|games|idle|motion|parts|preferences|server[\\/](api|gameTitles|mine|root|troubles|updated|worker)|home[\\/](paces|since|sitters|wish)|frame[\\/](LanguageChoice|ThemeButton|Title|theme)|joining[\\/]NameInput|plain[\\/](Emblem|i(18n|ndex))|calling[\\/]device|company[\\/](OptionField|clock\.|i18n|visiting\.))|src[\\/]games[\\/]\w+[\\/](index|Emblem)|rolldown[\\/]runtime/;
/** What is opened beside a game shares with the folded part of the first page. */
const CLOCK = /src[\\/]shell[\\/]company[\\/](ClockChoice|EvenSides|sides)/;
/** What tables share: with their parts of the page come the pictures that only tables show. */
const TABLE =
  /src[\\/](shell[\\/](?!replay[\\/]|evenings[\\/]|thoughts[\\/]|(rules[\\/](Rules|ClauseView|clauses)|joining[\\/](Invitation|CarryOffer|CopyField|copying|QrCode|qr|Reached|HandOver)|home[\\/](PrintOffer|SeatChoice)|table[\\/]TapChoice|company[\\/](LeaveTable|SeatList|TableChoices))\.)|art[\\/][^\\/]+$)/;
/** What replays share, and what is opened beside a game or comes before it. */
const REPLAY = /src[\\/]shell[\\/]replay[\\/]/;
const ASIDE = /src[\\/]shell[\\/]/;
/** What the pictures of the first page and of tables share; ActionCard and what it shows are the tables' alone. */
const ART =
  /src[\\/]art[\\/](Barricade|CardMark|CardSvg|Dwarf\w*|Goal\w+|Log|Nugget|PathCard|RockArt|StartArt|StoneArt|TreasureArt|TunnelArt|chance|contour|dwarves|gradually|rock|rubble|shape|tunnel\w*|turns|vein)\./;

/** What the table of a game shares with its replays and lessons; before that, with its picture on the first page. */
const GAMES = /src[\\/](?:games|art)[\\/](\w+)[\\/]/;
const PICTURE =
  /src[\\/]art[\\/](sabotage[\\/]RoofArt\.|dark_cave[\\/](cards|geometry|CaveCard|CreatureArt|FigureArt)\.)/;

/** The game that a module belongs to. */
function ofGame(id: string): string | null {
  return GAMES.exec(id)?.[1] ?? null;
}

export default defineConfig({
  plugins: [words(), svelte(), delivery()],
  // Relative, so that the page also works behind a proxy that serves it from a sub-folder.
  base: './',
  build: {
    outDir: '../src/pitprop/server/static',
    emptyOutDir: true,
    // The page's content policy allows neither `data:` scripts and fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Where a machine is slow, the build says at length which plugin took the time.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Each file costs a request and its headers, and small ones compress badly: what several parts
          // share is put together by who needs it, so that the first page takes none of the tables'.
          groups: [
            { name: 'base', test: BASE, priority: 4 },
            { name: 'clock', test: CLOCK, priority: 4 },
            { name: 'art', test: ART, minShareCount: 2, priority: 4 },
            { name: (id) => `picture-${ofGame(id)}`, test: PICTURE, minShareCount: 2, priority: 4 },
            { name: 'table', test: TABLE, minShareCount: 2, priority: 3 },
            { name: 'replay', test: REPLAY, minShareCount: 2, priority: 2 },
            { name: 'aside', test: ASIDE, minShareCount: 2, priority: 1 },
            { name: ofGame, test: GAMES, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
});
