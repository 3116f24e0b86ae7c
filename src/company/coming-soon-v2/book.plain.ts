import { siteConfig } from '../../../site.config.ts';
import { dateFormat } from '../../content/formats.ts';
import { momentText } from '../../content/moment-text.ts';

/** Publication time of the book. */
// [gap: day and time of publication]
export const launchTime = '2029-06-01T14:00:00Z';

const { timeZone } = siteConfig.company;

/** Publication time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, timeZone);

/** Title of the book, used everywhere on the page. */
// [gap: title of your guide]
export const title = 'A Small Guide';

/** Pages per chapter; a sheet has sixteen pages, i.e. two chapters. */
const pagesPerChapter = 8;

/** Sheet of the book: the time at which it is printed, and its two chapters. */
export interface Sheet {
  printTime: string;
  chapters: readonly [string, string];
}

/** Sheets in printing order. */
// [gap: chapters of your guide, and days of printing]
export const sheets: readonly Sheet[] = [
  { printTime: '2029-02-01T17:00:00Z', chapters: ['Who it is for', 'What it should do'] },
  { printTime: '2029-03-01T17:00:00Z', chapters: ['What it should say', 'How people find it'] },
  { printTime: '2029-04-01T17:00:00Z', chapters: ['What it costs', 'How it is made'] },
  { printTime: '2029-05-01T17:00:00Z', chapters: ['How it is tested', 'How it is looked after'] },
];

/** Times of the production steps after printing. */
// [gap: days of folding and binding]
export const steps = {
  folded: '2029-05-10T17:00:00Z',
  bound: '2029-05-20T17:00:00Z',
} as const;

/** Formats a date for the table of contents. */
export const shortDay = (time: string): string =>
  dateFormat({ timeZone, month: 'long', day: 'numeric' }).format(new Date(time));

export interface Chapter {
  number: number;
  title: string;
  /** Number of its first page. */
  page: number;
}

/** Chapters by sheet, with page numbers. */
export const contents: readonly { printTime: string; day: string; chapters: readonly Chapter[] }[] =
  sheets.map(({ printTime, chapters }, sheet) => ({
    printTime,
    day: shortDay(printTime),
    chapters: chapters.map((name, index) => {
      const number = sheet * 2 + index + 1;
      return { number, title: name, page: (number - 1) * pagesPerChapter + 1 };
    }),
  }));

export const pageCount = sheets.length * 2 * pagesPerChapter;
