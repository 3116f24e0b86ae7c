import { spokenTime } from '../../elements/clock/time-text.ts';
import type { Detail } from '../../forms/details/detail.ts';
import { opening } from './opening.ts';
import { staff } from './staff.ts';
import { arrivals, treatments } from './treatments.ts';

/** Names of the treatments in a request, in their order. */
export const treatmentFieldNames = ['First', 'Second', 'Third', 'Fourth'] as const;
export const arrivalFieldName = 'Arrival';

const titles = treatments.map(({ title }) => title);

/** Form details of a request: the day, and the afternoon of the timeline. */
export const details: readonly Detail[] = [
  {
    kind: 'date',
    name: 'Day',
    label: 'Which day',
    hint: 'Wednesday to Sunday.',
    required: true,
    timeZone: opening.timeZone,
    minDaysAhead: 1,
    maxDaysAhead: 120,
    week: opening.week,
  },
  {
    kind: 'choice',
    name: arrivalFieldName,
    label: 'You come at',
    hint: 'The soak begins then.',
    required: true,
    options: arrivals.map(spokenTime),
  },
  ...treatmentFieldNames.map(
    (name, index): Detail => ({
      kind: 'choice',
      name,
      label: ['First treatment', 'Second', 'Third', 'Fourth'][index] ?? name,
      required: index === 0,
      options: titles,
    }),
  ),
  {
    kind: 'choice',
    name: 'Hands',
    label: 'Whose hands',
    options: staff.map(({ name, pounds }) => `${name}, ${pounds} pounds`),
  },
];
