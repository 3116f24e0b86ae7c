import type { YearCopy } from './year-copy.ts';

/** Copy of the chart and its table. */
export const yearCopy: YearCopy = {
  viewLabel: 'Shown as',
  chart: 'Chart',
  table: 'Table',
  baseLabel: 'Measured from',
  chartLabel: 'What became of each figure of 2025, measured from {year}',
  marks: [
    'a fifth less',
    'a tenth less',
    'as in {year}',
    'a tenth more',
    'a fifth more',
    'three tenths more',
    'two fifths more',
  ],
  more: '{percent} percent more than in {year}',
  less: '{percent} percent less than in {year}',
  same: 'the same as in {year}',
  verdicts: { worse: 'Worse:', better: 'Better:', plain: 'Neutral:' },
  value: '{now} {unit}, after {before}',
  announced: 'Measured from {year}, {count} figures got worse: {list}.',
  tableShown: 'The table is shown in place of the chart.',
  caption: 'The table that the chart is drawn from',
  line: 'Line',
  worked: 'worked out:',
  foot: 'Calendar years, audited by Marsh, Okonkwo & Lake. Hours standing still are an average per car, day and night, repairs included.',
};
