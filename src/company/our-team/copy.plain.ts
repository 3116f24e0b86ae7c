import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import type { BenchRoomText } from './bench.ts';

/** Name of the lane: the street of the firm's address without its number. */
const laneName = siteConfig.company.address.street.replace(/^\d+ /, '');

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
    lead: 'A floor from above, with the ceiling off. Press a person to read what they answer for.',
    planLabel: 'People on the plan',
    caption: 'The number leads to the person. The dashed bench is free.',
  },
  labels: {
    things: 'On the bench',
    answersFor: 'Answers for',
    posts: 'Wrote',
    back: 'Back to the plan',
  },
  /** Surroundings along the two long sides of the house. */
  outside: {
    river: { kind: 'river', label: 'Outside' },
    lane: { kind: 'lane', label: laneName },
  },
  rooms: {
    river: {
      id: 'river-room',
      heading: 'The first room',
      text: 'In this room we work on what you ask for.',
      benches: [
        { id: personAt(3), media: 'bench-ingrid', things, answersFor: '[field of this person]' },
        { id: personAt(7), media: 'bench-hana', things, answersFor: '[field of this person]' },
        { id: personAt(4), media: 'bench-mateo', things, answersFor: '[field of this person]' },
        { id: personAt(6), media: 'bench-owen', things, answersFor: '[field of this person]' },
      ],
    },
    stairs: {
      id: 'stairs',
      heading: 'The entrance',
      text: 'Whoever comes in passes here first.',
      benches: [
        { id: personAt(1), media: 'bench-ruth', things, answersFor: '[field of this person]' },
        { id: personAt(9), media: 'bench-colette', things, answersFor: '[field of this person]' },
      ],
    },
    lane: {
      id: 'lane-room',
      heading: 'The next room',
      text: 'One bench is free here.',
      benches: [
        { id: personAt(8), media: 'bench-yusuf', things, answersFor: '[field of this person]' },
        { id: personAt(5), media: 'bench-priya', things, answersFor: '[field of this person]' },
        { id: personAt(2), media: 'bench-desmond', things, answersFor: '[field of this person]' },
      ],
    },
  } satisfies Record<string, BenchRoomText>,
  ask: {
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
  table: {
    heading: 'Few enough to talk.',
    paragraphs: [
      'We are a small firm, so we can sit down together and talk about the work of the week.',
    ],
    action: { title: 'More about us', link: '/page/about-us' },
  },
} as const;
