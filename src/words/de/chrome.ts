import type {
  chatWords as chat,
  chromeWords as chrome,
  searchWords as search,
  searchMetaWords as searchMeta,
  searchPageWords as searchPage,
} from '../chrome.ts';
import type { Translation } from '../translation.ts';

export const chromeWords: Translation<typeof chrome> = {
  homeLabel: (firm) => `${firm}, zur Startseite`,
  menu: {
    navigation: 'Hauptmenü',
    navigationRest: 'Hauptmenü, zweiter Teil',
    menu: 'Menü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
  },
  social: 'Anderswo',
  posts: 'Neueste Bilder',
  openPanel: 'Seitenleiste öffnen',
  closePanel: 'Seitenleiste schließen',
  footer: {
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    company: 'Unternehmen',
    social: 'Anderswo',
  },
  sections: 'Auf dieser Seite',
  updated: 'Zuletzt geändert am',
  rights: 'Alle Rechte vorbehalten.',
  closed: 'Geschlossen',
  toTop: 'Zurück zum Seitenanfang',
  skip: 'Zum Inhalt springen',
};

export const searchWords: Translation<typeof search> = {
  open: 'Diese Website durchsuchen',
  close: 'Suche schließen',
  label: 'Wonach suchen Sie?',
  placeholder: 'Preise, Stellen …',
  submit: 'Suchen',
  hint: 'Ergebnisse erscheinen, während Sie tippen.',
  searching: 'Suche läuft …',
  none: 'Nichts gefunden zu „{query}“. Versuchen Sie es mit einem kürzeren Wort.',
  one: 'Eine Seite gefunden zu „{query}“.',
  many: '{count} Seiten gefunden zu „{query}“.',
  instead: 'Nichts gefunden zu „{query}“. Gefunden mit „{instead}“: {count}.',
  all: 'Alle {count} Ergebnisse',
  failed:
    'Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und tippen Sie noch einmal.',
};

export const searchMetaWords: Translation<typeof searchMeta> = {
  title: 'Suche',
  headTitle: 'Die Seiten dieser Website durchsuchen',
};

export const searchPageWords: Translation<typeof searchPage> = {
  heading: 'Suche',
  pagesHeading: 'Die wichtigsten Seiten',
  withoutScript:
    'Die Suche braucht JavaScript, das ausgeschaltet ist. Auf diesen Seiten steht das meiste von dem, was wir zu sagen haben.',
};

export const chatWords: Translation<typeof chat> = {
  button: 'Schreiben Sie uns',
  heading: 'Schreiben Sie uns',
  lead: (time) => `Ein Mensch liest es und antwortet innerhalb von ${time}.`,
  submit: 'Nachricht senden',
  close: 'Fenster schließen',
  failed: 'Der Chat konnte nicht geladen werden. Die Kontaktseite funktioniert.',
};
