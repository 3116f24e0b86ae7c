import type { CaseChart, CaseChartName, CaseResult } from '../../content/schema/case-study.ts';
import { caseStudySections } from './sections.ts';

/** The results, before and after. */
const results: CaseResult[] = [
  {
    label: 'Questions a week',
    before: '[number before]',
    after: '[number after]',
    note: '[how you counted before and after]',
  },
  {
    label: 'Finish the form',
    before: '[share before]',
    after: '[share after]',
    note: '[where and how you counted]',
  },
];

/** The charts, by the names that the sections use. */
export const caseStudyCharts: Record<CaseChartName, CaseChart> = {
  questions: {
    title: 'What people asked',
    unit: 'example numbers',
    suffix: '',
    labels: ['Opening hours', 'Prices', 'An order', 'Something else'],
    // [gap: what you counted, a number for each label]
    series: [{ name: 'Questions', values: [40, 30, 20, 10] }],
  },
  calls: {
    title: 'Questions, by week',
    unit: 'example numbers',
    suffix: '',
    labels: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    // [gap: what you counted before and after, a number for each label]
    series: [
      { name: 'Then', values: [100, 100, 100, 100] },
      { name: 'Now', values: [80, 70, 60, 50] },
    ],
  },
  steps: {
    title: 'How far people get',
    unit: 'example numbers, of 100 people',
    suffix: '%',
    labels: ['Open the page', 'Start the form', 'Finish the form'],
    // [gap: what you counted before and after, a number for each label]
    series: [
      { name: 'Then', values: [100, 70, 50] },
      { name: 'Now', values: [100, 90, 80] },
    ],
  },
  noShows: {
    title: 'Orders with a mistake',
    unit: 'of all orders, as an example',
    suffix: '%',
    labels: ['Month 1', 'Month 2', 'Month 3'],
    // [gap: what you counted before and after, a share for each label]
    series: [
      { name: 'Then', values: [10, 10, 10] },
      { name: 'Now', values: [6, 5, 4] },
    ],
  },
};

/** The texts of `/page/CaseStudy`. */
export const caseStudy = {
  client: 'Case study',
  heading: 'One project, start to finish',
  lead: 'How we worked with one client: what we found, what we built, and what we would change.',
  /** Labels of the drawing in the first screen; its numbers are those of the chart `calls`. */
  cord: {
    label: 'A cord, wound tightly for the number before, and pulled open for the number after.',
    scale: 'One loop stands for {count}.',
  },
  contentsHeading: 'In this story',
  resultsHeading: 'Before and after',
  facts: [
    { label: 'Client', value: '[who the client is]' },
    { label: 'What it is', value: '[what you built]' },
    { label: 'First version', value: '[from when to when]' },
  ],
  results,
  sections: caseStudySections,
  next: { title: 'Work with us', link: '/page/career' },
} as const;
