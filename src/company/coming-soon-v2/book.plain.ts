import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';
import { contentsOf, pageCountOf, type Sheet } from './sheet.ts';

/** Publication time of the book. */
// [gap: day and time of publication]
export const launchTime = '2029-06-01T14:00:00Z';

/** Publication time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

/** Title of the book, used everywhere on the page. */
// [gap: title of your guide]
export const title = 'A Small Guide';

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

/** Chapters by sheet, with page numbers. */
export const contents = contentsOf(sheets);

export const pageCount = pageCountOf(sheets);
