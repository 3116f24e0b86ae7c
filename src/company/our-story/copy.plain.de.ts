import { houseYears } from './years.ts';

/** Copy of `/page/our-story`, in the order of the page; the years are in `years.ts`. */
export const copy = {
  hero: {
    heading: 'Unser Weg bis heute.',
    lead: 'Wie wir angefangen haben, wer zu uns kam und was sich seither geändert hat.',
    caption: 'Jedes Jahr führt zu seiner Geschichte.',
    label: 'Die Jahre',
  },
  timeline: {
    heading: 'Jahr für Jahr.',
    lead: 'Zu jedem Jahr gehören eine Zeichnung und ein Satz, den wir uns gemerkt haben.',
    labels: {
      mistake: 'Was wir uns gemerkt haben',
      people: 'Personen',
      clients: 'Kunden',
      bank: 'Auf dem Konto',
    },
    items: houseYears,
  },
  keepsake: {
    img: 'desk-sunny',
    heading: 'Es beginnt mit einer Skizze.',
    paragraphs: [
      'Bevor wir etwas bauen, zeichnen wir es. Eine Zeichnung ist schnell gemacht und leicht zu ändern.',
      'Dann sprechen wir darüber mit den Menschen, die es benutzen werden.',
    ],
  },
  plans: {
    heading: 'Was noch kommt.',
    outlineAlt: 'Der gestrichelte Umriss eines Hauses, in dem noch nichts ist.',
    lead: 'Nicht alles davon ist bekannt.',
    items: [
      {
        title: 'Menschen',
        text: 'Welche Stellen offen sind, steht auf einer eigenen Seite.',
        action: { title: 'Zu den Stellen', link: '/page/career' },
      },
      {
        title: 'Arbeit',
        text: 'Wir freuen uns über kleine Aufträge ebenso wie über große.',
      },
    ],
    closing: {
      text: 'Der Rest hängt davon ab, wer uns schreibt.',
      action: { title: 'Erzählen Sie uns etwas', link: '/page/contact-us' },
    },
  },
} as const;
