import type {
  feedWords as feed,
  formatNameWords as formatNames,
  formatWords as formats,
  layoutWords as layouts,
  postWords as posts,
} from '../blog.ts';
import type { Translation } from '../translation.ts';

export const postWords: Translation<typeof posts> = {
  authorPrefix: 'Von',
  minutes: { one: 'Minute', many: 'Minuten' },
  contents: 'In diesem Beitrag',
  tags: 'Schlagwörter',
  feeds: 'Anderswo lesen',
  earlier: 'Früher',
  later: 'Später',
  nearby: 'Weitere Beiträge',
  related: 'Ähnliche Beiträge',
  likes: {
    like: 'Gefällt mir',
    liked: 'Gefällt Ihnen',
    one: 'Person gefällt das',
    many: 'Personen gefällt das',
    persisted: 'Nur auf diesem Gerät gespeichert.',
    notPersisted: 'Dieser Browser speichert das nicht länger, als Sie hier sind.',
  },
  author: {
    heading: 'Wer das geschrieben hat',
    posts: 'Alle Beiträge von {name}',
    profileLabel: 'Das ganze Team',
  },
  comments: {
    heading: 'Kommentare',
    one: 'Kommentar',
    many: 'Kommentare',
    note: (firm, time) =>
      `Kommentare gehen als Nachricht an ${firm} und werden nicht veröffentlicht. {name} liest sie, und Sie bekommen innerhalb von ${time} eine Antwort.`,
    openLabel: 'An {name} schreiben',
    label: 'Ihr Kommentar',
    submit: 'Kommentar senden',
    print: {
      label: 'Dürfen wir Sie anderswo zitieren?',
      options: ['Nein, es bleibt unter uns', 'Ja, mit meinem Namen', 'Ja, aber ohne meinen Namen'],
    },
  },
  formats: { label: 'Dieser Beitrag in anderen Formaten', ownNote: 'Original' },
};

export const formatNameWords: Translation<typeof formatNames> = {
  standard: 'Standard',
  gallery: 'Galerie',
  slider: 'Slider',
  'html5-video': 'HTML5-Video',
  'youtube-video': 'YouTube',
  'vimeo-video': 'Vimeo',
  audio: 'Audio',
  blockquote: 'Zitat',
  'full-width': 'Volle Breite',
  own: 'Layout',
};

export const formatWords: Translation<typeof formats> = {
  gallery: {
    label: 'Bilder dieses Beitrags',
    hint: '{count} Bilder. Ein Klick zeigt das Bild groß, mit Bildunterschrift.',
  },
  slider: {
    label: 'Bilder dieses Beitrags, nacheinander',
    stop: 'Anhalten',
    start: 'Abspielen',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
  },
  film: { moments: 'Im Film zu sehen', silent: 'Er hat keinen Ton.', second: '{count} s' },
  youtube: {
    label: 'Film hier abspielen',
    note: 'Der Film wird erst geladen, wenn Sie klicken, von youtube-nocookie.com.',
    stop: 'Film schließen',
    noteHeading: 'Zu diesem Film',
  },
  vimeo: {
    label: 'Film auf dieser Seite abspielen',
    note: 'Der Film wird erst geladen, wenn Sie klicken, von Vimeo.',
    stop: 'Film schließen',
  },
  audio: {
    play: 'Abspielen',
    pause: 'Anhalten',
    positionLabel: 'Stelle in der Aufnahme',
    cues: 'In dieser Aufnahme',
    ofText: 'von',
  },
  wide: { margin: 'Anmerkungen' },
};

export const layoutWords: Translation<typeof layouts> = {
  essay: 'Essay',
  interview: 'Interview',
  note: { label: 'Notiz', next: 'In höchstens zwei Minuten gelesen' },
  story: {
    label: 'Neun Bilder',
    positionText: '{number} von {count}',
    openLabel: 'Bild {number} groß öffnen',
  },
  guide: {
    label: 'Anleitung',
    facts: { time: 'Dauert', cost: 'Kostet', people: 'Braucht', result: 'Ergibt' },
    hours: { one: 'Stunde', many: 'Stunden' },
    minutes: 'Minuten',
    done: 'Erledigt',
    step: 'Schritt {number}',
    progress: 'Schritte',
    copy: {
      label: 'Diese Liste kopieren',
      done: 'Kopiert',
      failed: 'Kopieren nicht möglich; bitte markieren Sie den Text',
    },
  },
};

export const feedWords: Translation<typeof feed> = {
  title: 'Beiträge von {name}',
  description: 'Neues aus unserem Blog.',
  news: 'Neuigkeiten per RSS',
};
