import type { CaseChart, CaseChartName, CaseResult } from '../../content/schema/case-study.ts';
import { caseStudySections } from './sections.ts';

/** The results that no drawing shows, before (season of 2024) and after (season of 2026). */
const results: CaseResult[] = [
  {
    label: 'Calls a day',
    before: '212',
    after: '64',
    note: 'Average of eight weeks from July 1, counted by the telephone company.',
  },
  {
    label: 'Weight of the booking page',
    before: '4.8 MB',
    after: '96 KB',
    note: 'Everything that the first visit fetches, compressed.',
  },
  {
    label: 'Until the timetable is on the screen',
    before: '7.9 s',
    after: '1.2 s',
    note: 'Largest Contentful Paint on phones in August, 75th percentile of real visits.',
  },
];

/** The charts, by the names that the sections use. */
export const caseStudyCharts: Record<CaseChartName, CaseChart> = {
  questions: {
    title: 'What 391 callers wanted',
    unit: 'calls in two days of August 2024',
    suffix: '',
    labels: ['When is the next boat?', 'Is there still room?', 'Change or cancel', 'Book'],
    series: [{ name: 'Calls', values: [172, 98, 61, 60] }],
  },
  calls: {
    title: 'Calls a day, by week',
    unit: 'calls a day',
    suffix: '',
    labels: ['Jul 1', 'Jul 8', 'Jul 15', 'Jul 22', 'Jul 29', 'Aug 5', 'Aug 12', 'Aug 19'],
    series: [
      { name: '2024', values: [205, 228, 221, 214, 219, 212, 206, 191] },
      { name: '2026', values: [71, 70, 68, 66, 63, 62, 58, 54] },
    ],
  },
  steps: {
    title: 'How far people get on a phone',
    unit: 'of 100 people who open the booking page, June to September',
    suffix: '%',
    labels: ['Open the page', 'Choose a crossing', 'Give their details', 'Finish'],
    series: [
      { name: '2024', values: [100, 61, 44, 31] },
      { name: '2026', values: [100, 91, 84, 78] },
    ],
  },
  noShows: {
    title: 'Booked cars that never came',
    unit: 'of booked cars',
    suffix: '%',
    labels: ['June', 'July', 'August', 'September'],
    series: [
      { name: '2024', values: [12.8, 14.9, 15.6, 13.5] },
      { name: '2026', values: [3.9, 4.4, 4.6, 3.5] },
    ],
  },
};

/** The texts of `/page/CaseStudy`. The client is invented; the way of working is ours. */
export const caseStudy = {
  client: 'Harrow Point Ferries',
  heading: 'The ferry that stopped ringing',
  lead: 'Two boats, one crossing, one telephone. How a ferry line on Lake Champlain went from 212 calls a day to 64, and what we got wrong on the way.',
  /** Labels of the drawing in the first screen; its numbers are those of the chart `calls`. */
  cord: {
    label: 'A cord, wound tightly for the calls before, and pulled open for those that are left.',
    scale: 'One loop is {count} calls, on an average day of July and August.',
  },
  contentsHeading: 'In this story',
  resultsHeading: 'Before and after',
  facts: [
    { label: 'Client', value: 'Harrow Point Ferries, two boats, 34 people in summer' },
    { label: 'First version', value: 'November 11, 2024 to April 15, 2025; 22 weeks' },
    { label: 'Our people', value: 'Colette, Hana, Ingrid, Priya and Mateo' },
    { label: 'Price', value: '$148,500 fixed, then $1,200 a month' },
  ],
  results,
  sections: caseStudySections,
  next: { title: 'There’s an empty stool at the bench', link: '/page/career' },
} as const;
