import { formatDollars } from '../../content/format-dollars.ts';
import { errata } from './errata.ts';
import { letters } from './letters.ts';
import { minimumPrice, readings, wordsPerPage } from './price-page.ts';

/** Name of the form's field for the kind of reading; the count beside the form reads it. */
const readingField = 'Reading';

export const copy = {
  hero: {
    id: 'piece',
    img: 'bitten-pencil',
    authorPrefix: 'sent in by',
    colors: 'Black is the writer’s. The blue is mine.',
  },
  postMarked: {
    id: 'margin',
    legend: 'Read it',
    manuscriptLabel: 'As it came',
    markedLabel: 'With the pencil',
    printedLabel: 'As printed',
    wordCount: '{count} words',
    noteCount: '{count} notes',
    savedCount: '{count} words saved',
    typeSwitchLabel: 'Notes in type',
    keysHint: 'Arrow keys go from note to note.',
    note: 'Note {number}',
    toNote: 'Note {number}, in the margin',
    toText: 'Back to the sentence of note {number}',
    postLink: 'The piece where it was printed',
  },
  subscribe: {
    id: 'next',
    heading: 'The next one is still being argued about.',
    text: 'A piece appears when its writer says yes to all of it, margin too. That has been three or four times a year, mostly on a Tuesday.',
    submit: 'Write to me then',
  },
  index: {
    id: 'index',
    img: 'bitten-case',
    heading: 'Index',
    text: 'To the pieces that kept their margin. The first figure is the piece, those after it are its paragraphs.',
    subjectsHeading: 'By what they are about',
    piecesHeading: 'The pieces',
    seePrefix: 'see',
  },
  legend: {
    id: 'marks',
    heading: 'Take the pencil.',
    text: 'Press a word of the sentence, then a mark: it is set at once as a typesetter would. A sentence of yours does as well.',
    colorNote: {
      heading: 'Why it is blue',
      text: 'At the plant, pages were pasted up on boards like this one and photographed. The camera saw everything but this blue, so whatever one had written in it was gone by itself. It still is: print this page.',
    },
  },
  errata: {
    id: 'errata',
    img: 'bitten-galleys',
    heading: 'Errata',
    text: 'Mine, that is. A page goes through three readings here, and these have come out at the other end.',
    wrongPrefix: 'For',
    rightPrefix: 'read',
    slips: errata,
  },
  letters: {
    id: 'letters',
    img: 'bitten-window',
    heading: 'Letters',
    text: 'The light is on until ten.',
    letters,
  },
  contact: {
    id: 'send',
    img: 'bitten-shavings',
    heading: 'Send the page that you keep going back to.',
    text: `A page is ${wordsPerPage} words, as it was on a typewriter, and one that is begun is one. What arrives before nine comes back the next working day by four, up to twenty pages of it. ${formatDollars(minimumPrice / 100)} is the least.`,
    rates: [
      {
        name: 'Read proof',
        price: formatDollars(readings['Read proof'] / 100),
        text: 'Spelling, dates, sums, the line that fell out between two pages.',
      },
      {
        name: 'Copy edit',
        price: formatDollars(readings['Copy edit'] / 100),
        text: 'That, and whether each sentence says what you meant it to.',
      },
      {
        name: 'Take apart',
        price: formatDollars(readings['Take apart'] / 100),
        text: 'What it is for, in which order, and which third of it is warming up.',
      },
    ],
    priceUnit: 'a page',
    editor: {
      heading: 'Who reads it',
      text: 'Ada Wojcik. I read proof at the plant on the north side from 1985 on, by night: telephone books, an encyclopedia from Garrison to Halibut, the Bible twice. Since 1996 I do it at home by the window, and for people I have met.',
    },
  },
  pageCount: {
    field: readingField,
    emptyText: 'Paste a page and it is counted here.',
    priceText: '{words} words, {pages}. {reading}: {price}.',
    onePage: 'one page',
    pageCount: '{count} pages',
    minimumPriceText: '{words} words, {pages}. {reading}: {price}, which is the least.',
    lengthNote: 'The form takes about three pages. Send longer things by mail.',
  },
  form: {
    submitLabel: 'Send it to be read',
    commentLabel: 'Your page',
    details: [
      {
        kind: 'choice',
        name: readingField,
        label: 'How closely',
        options: Object.keys(readings),
      },
    ],
  },
  closing: {
    id: 'end',
    img: 'bitten-ribbon',
    release: 'O.K. to print.',
    signature: 'A. Wojcik, 4:10',
  },
} as const;
