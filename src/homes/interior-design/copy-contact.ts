import type { Detail } from '../../forms/details/detail.ts';
import { designs } from './designs.ts';
import { firm } from './firm.ts';

/** Details of a letter to the house, beside the contact data. */
export const details: readonly Detail[] = [
  {
    kind: 'choice',
    name: 'Way',
    label: 'Which of the three ways',
    options: [...designs.map(({ title }) => title), 'None of these'],
  },
  {
    kind: 'choice',
    name: 'House',
    label: 'Where the room is',
    options: ['On piers', 'On the ground', 'Upstairs', 'I would have to look'],
  },
  {
    kind: 'number',
    name: 'High water in inches',
    label: 'How high it stood in your room, in inches',
    hint: 'Put 0 if it never came in. Measure to the stain, it does not exaggerate.',
    min: 0,
    max: 144,
  },
];

/** Copy of the last section and its form. */
export const contactCopy = {
  section: {
    id: 'ask',
    heading: ['Tell us how high', 'it stood.'],
    text: 'Odessa comes and looks, on the island and as far as Texas City. The visit is $180, takes an hour, and comes off the bill if there is one.',
    phone: firm.contacts.phone,
    address: [firm.address.street, `${firm.address.city}, Texas`],
    note: 'Eleven steps up. The bell is at the top, where it has stayed dry.',
    formHeading: 'A letter to the second floor',
  },
  form: { submitLabel: 'Send it upstairs', commentLabel: 'What the room is for', details },
} as const;
