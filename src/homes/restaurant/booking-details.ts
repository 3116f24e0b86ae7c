import type { Detail } from '../../forms/details/detail.ts';
import { opening } from './opening.ts';
import { type RoundTable, tables } from './room.ts';

/** Returns the form value of a table. */
export const tableName = ({ number, chairs }: RoundTable): string =>
  `Table ${number}, ${chairs} chairs`;

/** Form details of a reservation, in addition to the contact fields. */
export const details: readonly Detail[] = [
  {
    kind: 'date',
    name: 'Day',
    label: 'Which day',
    hint: 'We are dark on Mondays and Tuesdays.',
    required: true,
    timeZone: opening.timeZone,
    minDaysAhead: 0,
    maxDaysAhead: 90,
    week: opening.week,
  },
  {
    kind: 'hour',
    name: 'Time',
    dateField: 'Day',
    label: 'At what time',
    hint: 'Noon and one are for Sundays.',
    required: true,
    opening,
    hours: [12, 13, 17, 17.75, 18.5, 19.25, 20, 20.75],
  },
  { kind: 'number', name: 'Guests', label: 'How many of you', required: true, min: 1, max: 8 },
  {
    kind: 'choice',
    name: 'Table',
    label: 'Which table, if it can be',
    options: tables.map(tableName),
  },
];
