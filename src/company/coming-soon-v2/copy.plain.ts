import { launchText, pageCount, sheets, steps, title } from './book.ts';
import { shortDay } from './sheet.ts';

const last = shortDay(sheets.at(-1)?.printTime ?? '');

/** Copy of `/page/coming-soon-V2`; days and chapters are in `book.ts`. */
export const copy = {
  hero: {
    heading: 'A small guide, in print.',
    lead: 'We are making a small guide to [the subject of your guide]. You can read here what is in it.',
    action: { title: 'Tell me that day', link: '#slip' },
    dateLabel: 'Out on',
    marginText: `${title}, ${pageCount} pages`,
  },
  countdown: {
    label: `Time until the guide is out on ${launchText.date} at ${launchText.time}`,
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    endMessage: {
      heading: 'It is out.',
      content: `It came out on ${launchText.date}.`,
      action: { title: 'Ask for a copy', link: '/page/contact-us' },
    },
  },
  contents: {
    heading: 'Contents, so far',
    lead: 'In the order in which we print them.',
    staticText: `${sheets.length * 2} chapters on ${sheets.length} sheets, the last on ${last}.`,
    sheetLabel: 'Sheet',
    printedLabel: 'printed',
  },
  steps: {
    heading: 'Then it becomes a book',
    printedLabel: 'done',
    items: [
      {
        time: sheets.at(-1)?.printTime ?? '',
        title: 'Printed',
        day: last,
        content: 'Each sheet has two chapters.',
      },
      {
        time: steps.folded,
        title: 'Folded and gathered',
        day: shortDay(steps.folded),
        content: 'The sheets are folded and put in order.',
      },
      {
        time: steps.bound,
        title: 'Sewn and bound',
        day: shortDay(steps.bound),
        content: 'They get their thread and their cover.',
      },
    ],
    end: {
      title: 'On the shelf',
      content: 'You can get it [where people get it].',
    },
  },
  subscribe: {
    heading: 'Hear when it is out.',
    lead: `Your address joins our list. On ${launchText.day} we write that the guide is out, and after that [how often you write].`,
    afterLaunch: {
      heading: 'It is out now.',
      lead: 'Your address joins our list, and we write [how often you write].',
    },
    submit: 'Put me on the list',
    note: 'A link in the first mail asks whether it was really you. Every letter has a way out at its foot.',
    spine: title,
  },
} as const;
