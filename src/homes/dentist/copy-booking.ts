import { diaries } from '../../forms/appointments/diaries.ts';
import type { Detail } from '../../forms/details/detail.ts';
import { firm } from './firm.ts';
import { weekLines } from './practice-week.ts';
import { takenSlotsUrl } from './taken-slots-url.ts';

/** Copy of the appointment book and of the part beside its form. */
export const bookingCopy = {
  id: 'book',
  img: 'dental-mirror',
  heading: 'The book',
  text: 'Every free appointment of the next two weeks is listed here. The one you choose is yours at once. Ingrid calls only if something has to move.',
  week: weekLines(diaries.dentist).map(({ days, hours }) => ({ days, hours: hours || 'closed' })),
  weekHeading: 'When we are here',
  urgentCases: {
    title: 'If it hurts today',
    text: 'Please call. We keep two times free each day, and see you before evening.',
    phone: firm.contacts.phone,
  },
} as const;

const details: readonly Detail[] = [
  {
    kind: 'slot',
    name: 'appointment',
    label: 'Which half-hour',
    hint: 'Central Time, by the clock in Decorah.',
    required: true,
    diary: diaries.dentist,
    takenAt: takenSlotsUrl,
  },
  {
    kind: 'choice',
    name: 'What for',
    label: 'What for',
    hint: 'One is enough to begin with.',
    required: true,
    options: ['A first look', 'Cleaning', 'Something broke', 'Something aches', 'A child'],
  },
  {
    kind: 'choice',
    name: 'How afraid',
    label: 'How afraid are you',
    hint: 'For Ingrid and your dentist alone.',
    options: ['Not at all', 'A little', 'Quite', 'Very much'],
  },
];

/** The form of the book. */
export const bookForm = {
  submitLabel: 'Take this half-hour',
  commentLabel: 'Anything that would make it easier',
  details,
} as const;
