import type { Messages } from './index';

/** Nederlands. */
export const nl: Messages = {
  language: { en: 'English', de: 'Deutsch', nl: 'Nederlands', choose: 'Taal' },

  shell: {
    skip: 'Naar de inhoud',
    home: 'Beginpagina',
    menu: 'Menu',
    close: 'Sluiten',
    toDark: 'Bij lamplicht (donker)',
    toLight: 'Bij daglicht (licht)',
    sounds: 'Geluid',
    soundsOn: 'Geluid staat aan',
    soundsOff: 'Geluid staat uit',
    loading: 'Een ogenblik …',
    retry: 'Opnieuw proberen',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    download: 'Downloaden',
    rules: 'Spelregels',
    log: 'Verloop',
    help: 'Toetsen en hulp',
    yes: 'Ja',
    quoted: (text) => `‘${text}’`,
    cancel: 'Annuleren',
  },

  connection: {
    connecting: 'Verbinding maken …',
    lost: 'Verbinding verbroken. De tafel wordt gezocht …',
    sending: 'Versturen …',
  },

  trouble: {
    offline: 'De server antwoordt niet. Draait hij nog?',
    noTable: 'Op dit adres is geen tafel.',
    otherDeck: 'Dit spel is begonnen met andere kaarten dan de server nu heeft.',
    other: 'Dat is niet gelukt.',
  },

  home: {
    title: 'Pitprop',
    game: 'Spel',
    playNow: 'Nu spelen',
    name: 'Jouw naam',
    players: 'Spelers',
    playersHint: (min, max) => `${min} tot ${max}, jij meegeteld`,
    edition: 'Spelregels van',
    sit: 'Spelen',
    sitAndWait: 'Tafel openen',
    expert: 'Opties voor kenners',
    changed: (count) => `${count} gewijzigd`,
    asEdition: 'zoals in de uitgave',
    openSeats: 'Plaatsen voor vrienden',
    openSeatsHint:
      'Zij schuiven aan via een link die je hun stuurt. Op alle andere plaatsen zitten tegenstanders.',
    whoSits: 'Wie zit waar',
    friend: 'Iemand met de link',
    opponents: (count) =>
      count === 1 ? '1 tegenstander speelt mee' : `${count} tegenstanders spelen mee`,
    strength: 'Tegenstanders',
    autoPick: 'Wie jouw goudkaarten kiest',
    autoPickYes: 'De tafel: de waardevolste',
    autoPickNo: 'Jijzelf',
    pace: 'Tempo van de tegenstanders',
    paces: { none: 'Meteen', quick: 'Vlot', usual: 'Op het gemak', slow: 'Langzaam' },
    first: 'Wie begint',
    byLot: 'Het lot beslist',
    firstYou: 'Jij',
    fewer: 'Eén minder',
    more: 'Eén meer',
    nameNeeded: 'Hoe mogen de anderen je noemen?',
    myTables: 'Mijn tafels',
    noTables: 'Nog geen tafels. De eerste is zo geopend.',
    yourTurn: 'Jij bent aan de beurt',
    waits: 'Anderen zijn aan de beurt',
    notBegun: 'Wacht op spelers',
    roundEnded: 'Ronde afgelopen',
    finished: 'Afgelopen',
    goOn: 'Weer aanschuiven',
    readRules: 'Spelregels lezen',
    clause: (id) => `Artikel ${id}`,
  },

  join: {
    title: 'Er is een plaats voor je vrij',
    invites: (name, game) => `${name} nodigt je uit voor een potje ${game}.`,
    side: 'Je zit',
    taken: 'Op die plaats zit inmiddels iemand anders.',
    sit: 'Aanschuiven',
    watch: 'Alleen kijken',
    full: 'Aan deze tafel zijn alle plaatsen bezet.',
    seated: 'Aan tafel',
    open: 'vrij',
  },

  waiting: {
    title: 'De tafel staat klaar',
    send: 'Stuur deze link naar wie er mee mag doen:',
    link: 'Link naar de tafel',
    missing: (count) =>
      count === 1 ? 'Er is nog één plaats vrij.' : `Er zijn nog ${count} plaatsen vrij.`,
    begin: 'Nu beginnen',
    beginHint: 'Tegenstanders nemen de vrije plaatsen in.',
    begins: 'Het spel begint zodra alle plaatsen bezet zijn.',
    newcomer: (name) => `${name} is aangeschoven.`,
  },

  seats: {
    title: 'Spelers',
    you: 'jij',
    onTurn: 'aan de beurt',
    opponent: 'tegenstander',
    away: 'afwezig',
    free: 'vrije plaats',
    unnamed: (number) => `Speler ${number}`,
  },

  rules: {
    title: 'Spelregels',
    of: (game) => `Spelregels van ${game}`,
    search: 'Zoeken in de spelregels',
    edition: 'Uitgave',
    here: 'deze tafel',
    none: 'Deze woorden staan in geen enkel artikel.',
    found: (count) => (count === 1 ? '1 artikel' : `${count} artikelen`),
    why: 'Waarom',
    sources: 'Bron',
    open: (id) => `Artikel ${id} in de spelregels opslaan`,
  },

  table: {
    settings: 'Deze tafel',
    about: 'Spelregels van deze tafel',
    changed: 'gewijzigd',
    invite: 'Link naar deze tafel',
    commit: 'Verzegelde kaarten',
    commitHint:
      'Dit getal lag vast voordat de eerste kaart gedeeld was. Na het spel bewijst het dat er aan het delen niets veranderd is.',
  },

  record: {
    title: 'Verslag van het spel',
    about: 'Het hele spel in notatie, voor zover jij het mag weten.',
  },

  reasons: {
    title: 'Wat de tegenstanders dachten',
    about: 'Nu het spel voorbij is, vertellen ze het.',
    none: 'Er valt niets te vertellen.',
    show: 'Gedachten tonen',
    weight: 'gewicht',
  },
};
