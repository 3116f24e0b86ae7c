import type {
  authorWords as author,
  categoryWords as category,
  laterPageWords as laterPage,
  listingWords as listings,
  listWords as lists,
} from '../blog-lists.ts';
import type { Translation } from '../translation.ts';

export const listWords: Translation<typeof lists> = {
  posts: { one: 'Beitrag', many: 'Beiträge' },
  pages: {
    label: 'Seiten dieser Liste',
    newer: 'Neuere',
    older: 'Ältere',
    page: 'Seite {title}',
    year: 'Beiträge von {title}',
    positionText: 'Seite {page} von {pages}: Beiträge {from} bis {to} von {all}.',
    rangeText: '{from} bis {to} von {all}',
  },
  more: {
    label: 'Mehr aus dieser Liste',
    newer: 'Neuere Beiträge',
    more: 'Ältere Beiträge',
    loading: 'Ältere Beiträge werden geladen …',
    shown: 'Beiträge {from} bis {to} von {all}',
  },
  categories: 'Nach Themen',
  authorPrefix: 'Von',
  media: { pictures: 'Bilder', film: 'Film', sound: 'Ton' },
};

export const laterPageWords: Translation<typeof laterPage> = {
  page: { title: '{title}, Seite {part}', headTitle: '{listName}: Seite {part}' },
  year: { title: '{title}, {part}', headTitle: '{listName}: die Beiträge von {part}' },
  description: (firm) =>
    `{listName}, Seite {page} von {pages}: Beiträge {from} bis {to} von {all} im Blog von ${firm}.`,
};

export const categoryWords: Translation<typeof category> = {
  title: 'Beiträge zu {category}',
  headTitle: (firm) => `{title}: {count} im Blog von ${firm}`,
  description: (firm) =>
    `Beiträge von ${firm} zum Thema „{title}“: {count}, zuletzt veröffentlicht am {date}.`,
  listName: (firm) => `Der Blog von ${firm} zu {category}`,
  overline: 'Beiträge nach Themen',
  othersHeading: 'Alle Themen',
  synonyms: ['Kategorie', 'Rubrik', 'Archiv'],
};

export const authorWords: Translation<typeof author> = {
  title: 'Beiträge von {name}',
  headTitle: (firm) => `{name}: {count} im Blog von ${firm}`,
  description: (firm) =>
    `Beiträge von {name} ({designation}) im Blog von ${firm}: {count}, zuletzt am {date}.`,
  listName: 'Beiträge von {name}',
  categoriesHeading: 'Themen',
  profileLabel: 'Über {name}',
  othersHeading: 'Wer sonst noch schreibt',
  synonyms: ['Autor', 'Autorin', 'Verfasser'],
};

export const listingWords: Translation<typeof listings> = {
  classic: { more: 'Weiterlesen' },
  standard: {
    own: 'Immer noch gefragt',
    latest: 'Das Neueste',
    older: 'Ältere Beiträge',
    search: { label: 'Beitrag suchen', placeholder: 'Mail, Preise …' },
    latestPostsHeading: 'Gerade erschienen',
    tags: 'Schlagwörter',
    subscribe: 'Abonnieren',
    feeds: 'Im Feedreader',
  },
  board: {
    find: 'Suchen',
    search: { label: 'Worum geht es?', placeholder: 'Mail, Preise …' },
    liked: { heading: 'Am beliebtesten', one: 'Person', many: 'Personen' },
    months: {
      heading: 'Wann wir geschrieben haben',
      month: '{title}: {count}',
      busiest: 'Am meisten im {title}: {count}.',
    },
    people: 'Wer geschrieben hat',
    mediaPosts: 'Zum Ansehen und Anhören',
    subscribe: 'Abonnieren',
    all: 'Alle Beiträge',
  },
};
