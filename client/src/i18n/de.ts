import type { Messages } from './index';

/** Deutsch. */
export const de: Messages = {
  language: { en: 'English', de: 'Deutsch', nl: 'Nederlands', choose: 'Sprache' },

  shell: {
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
    menu: 'Menü',
    close: 'Schließen',
    toDark: 'Bei Lampenlicht (dunkel)',
    toLight: 'Bei Tageslicht (hell)',
    loading: 'Einen Augenblick …',
    retry: 'Noch einmal versuchen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
    rules: 'Regeln',
    log: 'Verlauf',
    help: 'Tasten und Hilfe',
    yes: 'Ja',
    quoted: (text) => `„${text}“`,
    cancel: 'Abbrechen',
  },

  connection: {
    connecting: 'Verbindung wird aufgebaut …',
    lost: 'Verbindung verloren. Der Tisch wird gesucht …',
    sending: 'Wird gesendet …',
  },

  trouble: {
    offline: 'Der Server antwortet nicht. Läuft er noch?',
    noTable: 'Unter dieser Adresse gibt es keinen Tisch.',
    other: 'Das hat nicht geklappt.',
  },

  home: {
    title: 'Pitprop',
    game: 'Spiel',
    playNow: 'Jetzt spielen',
    name: 'Dein Name',
    players: 'Spieler',
    playersHint: (min, max) => `${min} bis ${max}, dich mitgezählt`,
    edition: 'Regeln von',
    sit: 'Spielen',
    sitAndWait: 'Tisch eröffnen',
    expert: 'Optionen für Kenner',
    changed: (count) => `${count} geändert`,
    asEdition: 'wie in der Ausgabe',
    openSeats: 'Plätze für Freunde',
    openSeatsHint:
      'Sie setzen sich über einen Link dazu, den du ihnen schickst. Auf allen anderen Plätzen sitzen Gegner.',
    whoSits: 'Wer sitzt wo',
    friend: 'Jemand mit Link',
    opponents: (count) => (count === 1 ? '1 Gegner spielt mit' : `${count} Gegner spielen mit`),
    strength: 'Gegner',
    autoPick: 'Wer deine Goldkarten wählt',
    autoPickYes: 'Der Tisch: die wertvollste',
    autoPickNo: 'Du selbst',
    pace: 'Tempo der Gegner',
    paces: { none: 'Sofort', quick: 'Flott', usual: 'Gemächlich', slow: 'Langsam' },
    first: 'Wer beginnt',
    byLot: 'Das Los entscheidet',
    firstYou: 'Du',
    fewer: 'Einer weniger',
    more: 'Einer mehr',
    nameNeeded: 'Wie sollen dich die anderen nennen?',
    myTables: 'Meine Tische',
    noTables: 'Noch kein Tisch. Der erste ist im Nu eröffnet.',
    yourTurn: 'Du bist am Zug',
    waits: 'Andere sind am Zug',
    notBegun: 'Wartet auf Mitspieler',
    roundEnded: 'Runde zu Ende',
    finished: 'Beendet',
    goOn: 'Wieder hinsetzen',
    readRules: 'Regeln lesen',
    clause: (id) => `Absatz ${id}`,
  },

  join: {
    title: 'Hier ist ein Platz für dich frei',
    invites: (name, game) => `${name} lädt dich zu einer Partie ${game} ein.`,
    side: 'Du sitzt',
    taken: 'Auf diesem Platz sitzt inzwischen jemand anderes.',
    sit: 'Hinsetzen',
    watch: 'Nur zuschauen',
    full: 'An diesem Tisch sind alle Plätze besetzt.',
    seated: 'Am Tisch',
    open: 'frei',
  },

  waiting: {
    title: 'Der Tisch ist gedeckt',
    send: 'Schick diesen Link allen, die mitspielen sollen:',
    link: 'Link zum Tisch',
    missing: (count) =>
      count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`,
    begin: 'Jetzt beginnen',
    beginHint: 'Auf die freien Plätze setzen sich Gegner.',
    begins: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    newcomer: (name) => `${name} hat sich dazugesetzt.`,
  },

  seats: {
    title: 'Spieler',
    you: 'du',
    onTurn: 'am Zug',
    opponent: 'Gegner',
    away: 'abwesend',
    free: 'freier Platz',
    unnamed: (number) => `Spieler ${number}`,
  },

  rules: {
    title: 'Regeln',
    of: (game) => `Regeln von ${game}`,
    search: 'Regeln durchsuchen',
    edition: 'Ausgabe',
    here: 'dieser Tisch',
    none: 'Diese Wörter stehen in keinem Absatz.',
    found: (count) => (count === 1 ? '1 Absatz' : `${count} Absätze`),
    why: 'Warum',
    sources: 'Quelle',
    standing: {
      rule: 'Regel',
      ruling: 'Unsere Auslegung',
      fact: 'Aus anderer Quelle',
      design: 'Von uns festgelegt',
      none: 'Gilt hier nicht',
    },
    open: (id) => `Absatz ${id} in den Regeln aufschlagen`,
  },

  table: {
    settings: 'Dieser Tisch',
    about: 'Regeln dieses Tisches',
    changed: 'geändert',
    invite: 'Link zu diesem Tisch',
    commit: 'Versiegelte Karten',
    commitHint:
      'Diese Zahl stand fest, bevor die erste Karte ausgeteilt war. Nach der Partie beweist sie, dass am Austeilen nichts geändert wurde.',
  },

  record: {
    title: 'Aufzeichnung der Partie',
    about: 'Die ganze Partie in Notation, soweit du sie kennen darfst.',
  },

  reasons: {
    title: 'Was die Gegner dachten',
    about: 'Die Partie ist vorbei, jetzt verraten sie es.',
    none: 'Es gibt nichts zu verraten.',
    show: 'Gedanken zeigen',
    weight: 'Gewicht',
  },
};
