import { layoutWords } from '../../../words/blog.ts';

/** Copy about the interviewed person, beside the interview. */
export const interviewCopy = {
  formatLabel: layoutWords.interview,
  questions: 'What she was asked',
  person: {
    heading: 'Who is talking',
    name: 'Samira Haddad',
    img: 'portrait-12',
    facts: [
      { term: 'Is', text: 'night auditor of a hotel with 62 rooms, from eleven to seven' },
      { term: 'Was', text: 'for nine years in housekeeping, at a hotel beside an airport' },
      { term: 'Counts with', text: 'a school notebook, strokes in fives' },
      { term: 'Would not give', text: 'the name of the hotel, or that of the salesman' },
    ],
  },
} as const;
