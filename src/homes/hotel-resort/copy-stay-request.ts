import type { Detail } from '../../forms/details/detail.ts';
import { timeZone } from './firm.ts';
import type { QuoteCopy } from './quote-copy.ts';
import { roomNames } from './rates.ts';
import { longestStay } from './stay.ts';
import { stayNames } from './stay-names.ts';

/** Booking horizon of the house, in days. */
const horizon = 540;

const date = { kind: 'date', timeZone, required: true } as const;

/** The fields of a request, their labels, and the copy of the quote. */
export const stayRequestCopy: {
  details: readonly Detail[];
  submitLabel: string;
  commentLabel: string;
  quote: QuoteCopy;
} = {
  details: [
    {
      ...date,
      name: stayNames.arrival,
      label: 'You come',
      minDaysAhead: 0,
      maxDaysAhead: horizon,
    },
    {
      ...date,
      name: stayNames.departure,
      label: 'You leave',
      minDaysAhead: 1,
      maxDaysAhead: horizon + longestStay,
      afterField: stayNames.arrival,
    },
    { kind: 'choice', name: stayNames.room, label: 'Room', options: roomNames, required: true },
    { kind: 'number', name: stayNames.guests, label: 'Guests', min: 1, max: 4, required: true },
  ],
  submitLabel: 'Ask for these days',
  commentLabel: 'What else we should know: dogs, stairs, boots',
  quote: {
    heading: 'What it comes to',
    emptyText:
      'Choose two days, and the nights are added up here, each at the price of its own season.',
    seasons: { low: 'low water', slack: 'half tide', high: 'high water' },
    one: 'night',
    many: 'nights',
    freeText: 'on the house',
    totalText: 'breakfast and tax in it',
  },
};
