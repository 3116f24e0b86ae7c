import type { YearFigure } from './year-changes.ts';

/** Figures of the chart with their explanations. */
export const figures: readonly YearFigure[] = [
  {
    row: 'revenue',
    desiredDirection: 'more',
    note: 'More floors were ridden. Repairs for others fell, as their owners sold us the cars.',
  },
  {
    row: 'profit',
    desiredDirection: 'more',
    note: 'New doors for 212 cars were booked in one year, not in ten.',
  },
  {
    row: 'rides',
    desiredDirection: 'more',
    note: 'Two office towers in Cleveland reopened as apartments.',
  },
  {
    row: 'people',
    desiredDirection: 'neither',
    note: 'Twenty-one more mechanics. Three fewer in the offices.',
  },
  {
    row: 'energy',
    desiredDirection: 'less',
    note: 'Descending cars now power rising cars, in 340 shafts of 2,905.',
  },
  {
    row: 'accidents',
    desiredDirection: 'less',
    note: 'No deaths. Doors caused six of fourteen. Those doors are replaced.',
  },
  {
    row: 'standing',
    desiredDirection: 'less',
    note: 'Door parts came nine weeks late. Two suppliers now hold stock.',
  },
  {
    row: 'pay-ratio',
    desiredDirection: 'less',
    note: 'The limit is nine. A bonus agreed in 2021 fell due and was paid.',
  },
];
