import { launchText, pageCount, sheets, steps, title } from './book.ts';
import { shortDay } from './sheet.ts';

const last = shortDay(sheets.at(-1)?.printTime ?? '');

/** Copy of `/page/coming-soon-V2`; days and chapters are in `book.ts`. */
export const copy = {
  hero: {
    heading: 'Ratgeber, gedruckt.',
    lead: 'Wir machen einen kleinen Ratgeber zum Thema [das Thema Ihres Ratgebers]. Hier lesen Sie, was darin steht.',
    action: { title: 'Sagen Sie mir Bescheid', link: '#slip' },
    dateLabel: 'Erscheint am',
    marginText: `${title}, ${pageCount} Seiten`,
  },
  countdown: {
    label: `Zeit, bis der Ratgeber erscheint: ${launchText.date}, ${launchText.time}`,
    units: { days: 'Tage', hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden' },
    endMessage: {
      heading: 'Er ist da.',
      content: `Erschienen am ${launchText.date}.`,
      action: { title: 'Exemplar anfragen', link: '/page/contact-us' },
    },
  },
  contents: {
    heading: 'Der Inhalt bisher',
    lead: 'In der Reihenfolge, in der wir drucken.',
    staticText: `${sheets.length * 2} Kapitel auf ${sheets.length} Bögen, der letzte am ${last}.`,
    sheetLabel: 'Bogen',
    printedLabel: 'gedruckt',
  },
  steps: {
    heading: 'Dann wird ein Buch daraus',
    printedLabel: 'erledigt',
    items: [
      {
        time: sheets.at(-1)?.printTime ?? '',
        title: 'Gedruckt',
        day: last,
        content: 'Auf jedem Bogen stehen zwei Kapitel.',
      },
      {
        time: steps.folded,
        title: 'Gefalzt und geordnet',
        day: shortDay(steps.folded),
        content: 'Die Bögen werden gefalzt und der Reihe nach geordnet.',
      },
      {
        time: steps.bound,
        title: 'Geheftet, gebunden',
        day: shortDay(steps.bound),
        content: 'Die Bögen werden mit Faden geheftet und eingebunden.',
      },
    ],
    end: {
      title: 'Im Regal',
      content: 'Sie bekommen ihn [wo man ihn bekommt].',
    },
  },
  subscribe: {
    heading: 'Wir sagen Bescheid.',
    lead: `Ihre Adresse kommt auf unsere Liste. Am ${launchText.day} schreiben wir, dass der Ratgeber da ist, und danach [wie oft Sie schreiben].`,
    afterLaunch: {
      heading: 'Er ist jetzt da.',
      lead: 'Ihre Adresse kommt auf unsere Liste, und wir schreiben [wie oft Sie schreiben].',
    },
    submit: 'Auf die Liste setzen',
    note: 'Ein Link in der ersten Mail fragt, ob wirklich Sie das waren. In jeder Mail können Sie sich ganz unten wieder abmelden.',
    spine: title,
  },
} as const;
