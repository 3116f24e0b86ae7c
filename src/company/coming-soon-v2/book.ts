import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';
import { contentsOf, pageCountOf, type Sheet } from './sheet.ts';

/** Publication time of the book. */
export const launchTime = '2027-04-13T09:00:00-04:00';

/** Publication time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

/** Title of the book, used everywhere on the page. */
export const title = 'Twenty Mistakes';

/** Sheets in printing order: every other Thursday at five. */
export const sheets: readonly Sheet[] = [
  {
    printTime: '2026-10-08T17:00:00-04:00',
    chapters: ['A day of orders, gone', 'Whatever they asked for'],
  },
  {
    printTime: '2026-10-22T17:00:00-04:00',
    chapters: ['A menu with eleven doors', 'Friday, ten to five'],
  },
  {
    printTime: '2026-11-05T17:00:00-05:00',
    chapters: ['One password, on one note', 'Three sites, and nobody listened'],
  },
  {
    printTime: '2026-11-19T17:00:00-05:00',
    chapters: ['“About three weeks”', 'The map that ate the phone'],
  },
  {
    printTime: '2026-12-03T17:00:00-05:00',
    chapters: ['A carousel, and who pressed it', 'Thank you for nothing'],
  },
  {
    printTime: '2026-12-17T17:00:00-05:00',
    chapters: ['The clever cache', 'Nights counted in hours'],
  },
  { printTime: '2026-12-31T17:00:00-05:00', chapters: ['A library for one line', 'Gray on gray'] },
  {
    printTime: '2027-01-14T17:00:00-05:00',
    chapters: ['The date that we did not move', 'Everything on one screen'],
  },
  {
    printTime: '2027-01-28T17:00:00-05:00',
    chapters: ['An app for the drawer', 'No, in nine words too many'],
  },
  {
    printTime: '2027-02-11T17:00:00-05:00',
    chapters: ['A meeting about meetings', 'The one that we are making now'],
  },
];

/** Times of the production steps after printing. */
export const steps = {
  folded: '2027-02-25T17:00:00-05:00',
  bound: '2027-03-18T17:00:00-04:00',
} as const;

/** Chapters by sheet, with page numbers. */
export const contents = contentsOf(sheets);

export const pageCount = pageCountOf(sheets);
