import type { YearCopy } from './year-copy.ts';

/** Copy of the chart and its table. */
export const yearCopy: YearCopy = {
  viewLabel: 'Shown as',
  viewNames: { chart: 'Chart', table: 'Table' },
  baseLabel: 'Measured from',
  chartLabel: 'What became of each figure of 2025, measured from {year}',
  scaleMarks: [
    'a tenth less',
    'as in {year}',
    'a tenth more',
    'a fifth more',
    'three tenths more',
    'two fifths more',
  ],
  moreText: '{percent} percent more than in {year}',
  lessText: '{percent} percent less than in {year}',
  sameText: 'the same as in {year}',
  verdicts: { worse: 'Worse:', better: 'Better:', plain: 'Neutral:' },
  valueText: '{now} {unit}, after {before}',
  worseFiguresMessage: 'Measured from {year}, {count} figures got worse: {list}.',
  tableShownMessage: 'The table is shown in place of the chart.',
  caption: 'The table that the chart is drawn from',
  rowHeading: 'Line',
  formulaPrefix: 'worked out:',
  footnote:
    'Calendar years, audited by Marsh, Okonkwo & Lake. Hours standing still are an average per car, day and night, repairs included.',
};
