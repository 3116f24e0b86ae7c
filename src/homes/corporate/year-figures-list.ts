import type { YearFigure } from './year-changes.ts';

/** Figures of the chart with their explanations. */
export const figures: readonly YearFigure[] = [
  {
    line: 'revenue',
    wish: 'more',
    note: 'More floors were ridden. Repairs for others fell, as their owners sold us the cars.',
  },
  {
    line: 'profit',
    wish: 'more',
    note: 'New doors for 212 cars were booked in one year, not in ten.',
  },
  {
    line: 'rides',
    wish: 'more',
    note: 'Two office towers in Cleveland reopened as apartments.',
  },
  {
    line: 'people',
    wish: 'neither',
    note: 'Twenty-one more mechanics. Three fewer in the offices.',
  },
  {
    line: 'energy',
    wish: 'less',
    note: 'Descending cars now power rising cars, in 340 shafts of 2,905.',
  },
  {
    line: 'accidents',
    wish: 'less',
    note: 'No deaths. Doors caused six of fourteen. Those doors are replaced.',
  },
  {
    line: 'standing',
    wish: 'less',
    note: 'Door parts came nine weeks late. Two suppliers now hold stock.',
  },
  {
    line: 'pay-ratio',
    wish: 'less',
    note: 'The limit is nine. A bonus agreed in 2021 fell due and was paid.',
  },
];
