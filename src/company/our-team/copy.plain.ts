import { hours } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import type { Bench } from './bench.ts';
import type { RoomName } from './plan.ts';

/**
 * Returns the id of the person at a bench: people take the benches in the order of their ids.
 * Returns 0, which nobody has, for a bench that is free.
 */
const personAt = (bench: number): number => team[bench - 1]?.id ?? 0;

/** Things on every bench. */
const things = 'What the work of the day needs.';

/** Copy of `/page/our-team`; names and trades of people are in `people/`. */
export const copy = {
  hero: {
    heading: 'Who sits where.',
    lead: 'These are the people you get when you call. Under each name stands what to call about.',
    peopleLabel: 'People and what to call them about',
    calls: team.map(({ id, designation }) => ({ id, text: designation })),
  },
  plan: {
    heading: 'A floor from above, with the ceiling off',
    label: 'People on the plan',
    caption: 'The number leads to the person. The dashed bench is free.',
  },
  labels: {
    things: 'On the bench',
    answersFor: 'Answers for',
    posts: 'Wrote',
    back: 'Back to the plan',
  },
  rooms: {
    river: [
      { id: personAt(3), benchImg: 'bench-ingrid', things, answersFor: '[field of this person]' },
      { id: personAt(7), benchImg: 'bench-hana', things, answersFor: '[field of this person]' },
      { id: personAt(4), benchImg: 'bench-mateo', things, answersFor: '[field of this person]' },
      { id: personAt(6), benchImg: 'bench-owen', things, answersFor: '[field of this person]' },
    ],
    stairs: [
      { id: personAt(1), benchImg: 'bench-ruth', things, answersFor: '[field of this person]' },
      { id: personAt(9), benchImg: 'bench-colette', things, answersFor: '[field of this person]' },
    ],
    lane: [
      { id: personAt(8), benchImg: 'bench-yusuf', things, answersFor: '[field of this person]' },
      { id: personAt(5), benchImg: 'bench-priya', things, answersFor: '[field of this person]' },
      { id: personAt(2), benchImg: 'bench-desmond', things, answersFor: '[field of this person]' },
    ],
  } satisfies Record<RoomName, readonly Bench[]>,
  contact: {
    heading: 'Whom to ask',
    lead: 'Look for what your question is about, and ask for the person beside it.',
    columns: ['What it is about', 'Who you get'],
    items: team.map(({ id, designation }) => ({ question: designation, id })),
    note: `Not sure? Ask anybody. Our hours: ${hours}.`,
    action: { title: 'Telephone, address and a form', link: '/page/contact-us' },
  },
  freeBench: {
    title: 'Nobody yet',
    text: 'This bench is kept free. The page of careers says which positions are open.',
    action: { title: 'See what is open', link: '/page/career' },
  },
  next: { title: 'One job, week by week', link: '/page/our-process' },
} as const;
