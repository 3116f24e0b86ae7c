import type { Detail } from '../../forms/details/detail.ts';
import { classField, classTimeName, timeField } from './class-fields.ts';
import { classes, week } from './week.ts';

/** Form details of a trial class, in addition to the contact fields. */
export const details: readonly Detail[] = [
  {
    kind: 'choice',
    name: classField,
    label: 'Which class',
    required: true,
    options: classes.map(({ title }) => title),
  },
  {
    kind: 'choice',
    name: timeField,
    label: 'Day and time',
    hint: 'The next one from today, unless you say otherwise below.',
    required: true,
    options: week.map(classTimeName),
  },
];
