import { siteConfig } from '../../../site.config.ts';
import { dateFormat } from '../../content/formats.ts';

const { timeZone } = siteConfig.company;

/** Pages per chapter; a sheet has sixteen pages, which are two chapters. */
const pagesPerChapter = 8;

/** Sheet of the book: the time at which it is printed, and its two chapters. */
export interface Sheet {
  printTime: string;
  chapters: readonly [string, string];
}

/** Chapter in the table of contents. */
export interface Chapter {
  number: number;
  title: string;
  /** Number of its first page. */
  page: number;
}

/** Sheet in the table of contents. */
export interface PrintedSheet {
  printTime: string;
  /** Day of printing, formatted. */
  day: string;
  chapters: readonly Chapter[];
}

/** Formats a date for the table of contents. */
export const shortDay = (time: string): string =>
  dateFormat({ timeZone, month: 'long', day: 'numeric' }).format(new Date(time));

/** Returns the chapters by sheet, with page numbers. */
export const contentsOf = (sheets: readonly Sheet[]): readonly PrintedSheet[] =>
  sheets.map(({ printTime, chapters }, sheet) => ({
    printTime,
    day: shortDay(printTime),
    chapters: chapters.map((name, index) => {
      const number = sheet * 2 + index + 1;
      return { number, title: name, page: (number - 1) * pagesPerChapter + 1 };
    }),
  }));

/** Returns the number of pages of the book. */
export const pageCountOf = (sheets: readonly Sheet[]): number =>
  sheets.length * 2 * pagesPerChapter;
