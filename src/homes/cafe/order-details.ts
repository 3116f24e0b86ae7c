import type { Detail } from '../../forms/details/detail.ts';
import { menuItems } from './menu-items.ts';
import { opening } from './opening.ts';

/** Form details of an order, in addition to the contact fields. */
export const orderDetails: readonly Detail[] = [
  {
    kind: 'choice',
    name: 'What',
    label: 'What should be ready',
    hint: 'Cakes take two days.',
    required: true,
    options: [
      ...menuItems.flatMap(({ orderName }) => orderName ?? []),
      'A whole cherry pie',
      'A cake with a name on it',
      'The back table',
    ],
  },
  {
    kind: 'number',
    name: 'How many',
    label: 'How many',
    hint: 'Pieces, or heads.',
    required: true,
    min: 1,
    max: 60,
  },
  {
    kind: 'date',
    name: 'Day',
    label: 'For which day',
    hint: 'Not a Sunday.',
    required: true,
    timeZone: opening.timeZone,
    minDaysAhead: 1,
    maxDaysAhead: 90,
    week: opening.week,
  },
  {
    kind: 'hour',
    name: 'Hour',
    dateField: 'Day',
    label: 'From what time on',
    hint: 'Saturdays from 6:30.',
    required: true,
    opening,
    hours: [5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5],
  },
];
