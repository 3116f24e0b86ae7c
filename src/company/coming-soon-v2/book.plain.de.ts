import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';
import { contentsOf, pageCountOf, type Sheet } from './sheet.ts';

/** Publication time of the book. */
// [gap: der Tag und die Uhrzeit des Erscheinens]
export const launchTime = '2029-06-01T14:00:00Z';

/** Publication time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

/** Title of the book, used everywhere on the page. */
// [gap: der Titel Ihres Ratgebers]
export const title = 'Kleiner Ratgeber';

/** Sheets in printing order. */
// [gap: die Kapitel Ihres Ratgebers und die Tage des Drucks]
export const sheets: readonly Sheet[] = [
  { printTime: '2029-02-01T17:00:00Z', chapters: ['Für wen es ist', 'Was es können soll'] },
  { printTime: '2029-03-01T17:00:00Z', chapters: ['Was es sagen soll', 'Wie man es findet'] },
  { printTime: '2029-04-01T17:00:00Z', chapters: ['Was es kostet', 'Wie es gemacht wird'] },
  { printTime: '2029-05-01T17:00:00Z', chapters: ['Wie es getestet wird', 'Wer sich kümmert'] },
];

/** Times of the production steps after printing. */
// [gap: die Tage des Falzens und Bindens]
export const steps = {
  folded: '2029-05-10T17:00:00Z',
  bound: '2029-05-20T17:00:00Z',
} as const;

/** Chapters by sheet, with page numbers. */
export const contents = contentsOf(sheets);

export const pageCount = pageCountOf(sheets);
