import { launchText, pageCount, sheets, steps, title } from './book.ts';
import { shortDay } from './sheet.ts';

const last = shortDay(sheets.at(-1)?.printTime ?? '');

/** Copy of `/page/coming-soon-V2`; days and chapters are in `book.ts`. */
export const copy = {
  hero: {
    heading: 'Twenty mistakes, in print.',
    lead: 'As many as the firm has years, all of them ours, with what each one cost. A small red book, printed slowly, so that we can still take one back.',
    action: { title: 'Leave a slip', link: '#slip' },
    dateLabel: 'Out on',
    marginText: `${title}, ${pageCount} pages, ten sheets`,
  },
  countdown: {
    label: `Time until the book is out on ${launchText.date} at ${launchText.time}`,
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    endMessage: {
      heading: 'It is out.',
      content: `Since ${launchText.date}, at nine. Three hundred copies, free, until the shelf is empty.`,
      action: { title: 'Ask for a copy', link: '/page/contact-us' },
    },
  },
  contents: {
    heading: 'Contents, so far',
    lead: 'In the order in which we stopped making them.',
    staticText: `Twenty chapters on ten sheets: one sheet every other Thursday, the last on ${last}.`,
    sheetLabel: 'Sheet',
    printedLabel: 'printed',
  },
  steps: {
    img: 'bound-steps',
    heading: 'Then it becomes a book',
    printedLabel: 'done',
    items: [
      {
        time: sheets.at(-1)?.printTime ?? '',
        title: 'Printed',
        day: last,
        content:
          'Sixteen pages a sheet, half of them upside down. They come right when it is folded.',
      },
      {
        time: steps.folded,
        title: 'Folded and gathered',
        day: shortDay(steps.folded),
        content: 'Each fold has a black mark. If the ten make stairs, no sheet is missing.',
      },
      {
        time: steps.bound,
        title: 'Sewn and bound',
        day: shortDay(steps.bound),
        content: 'With thread, so that it stays open at the page that concerns you.',
      },
    ],
    end: {
      title: 'On the shelf',
      content: 'At the head of our stairs, where everyone has to pass.',
    },
  },
  subscribe: {
    heading: 'There is room for it.',
    lead: `Leave an address and our monthly letter comes to you; on ${launchText.day} it is one line long, and says that the book is out.`,
    afterLaunch: {
      heading: 'There it stands.',
      lead: `The book came out on ${launchText.day}. Leave an address and our monthly letter comes to you; the mistakes in it are smaller.`,
    },
    submit: 'Leave the slip',
    note: 'First a mail asks whether you meant it. A way out stands below each letter.',
    spine: title,
  },
} as const;
