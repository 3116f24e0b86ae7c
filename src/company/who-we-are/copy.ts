import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { parts } from './form-parts.ts';

const { company } = siteConfig;

/** Copy of `/page/who-we-are`, in the order of the page; the form is in `form-parts.ts`. */
export const copy = {
  hero: {
    heading: 'Don’t trust us. Check.',
    lead: 'Before you sign with anybody, have them fill in a form like this one. Here is ours, as it stands on November 25, 2026, with the place below each answer where it can be looked up.',
    count: {
      outside: 'by somebody who is not us: a tall mark',
      here: 'on this site: a short one',
      word: 'nowhere, that is our word: a straight line',
    },
    countLabel: 'Where the answers can be checked',
    answersLabel: 'The answers by number',
  },
  form: {
    parts,
    marginLabel: 'Where to check',
    marks: { outside: 'Outside', here: 'On this site', word: 'Our word only' },
    checkedLabel: 'ticked',
    uncheckedLabel: 'not ticked',
  },
  access: {
    heading: 'Who has a key to what',
    lead: 'The cabinet hangs behind the door, and is counted on the first Monday of the month. The number on a hook is the number of people, not of spares.',
    items: [
      { title: 'The street door', people: 14, holders: 'Fourteen. Everybody, from the first day.' },
      {
        title: 'The closet with the machines',
        people: 3,
        holders: 'Three: Yusuf, Priya and Desmond. Ruth gave hers back after she had tidied it.',
      },
      {
        title: 'The bank',
        people: 2,
        holders: 'Two, Ruth and Colette, and a transfer above $5,000 takes both.',
      },
      {
        title: 'The safe with your logins',
        people: 3,
        holders: 'Three of us, by turns. Every opening writes a line that you may ask to see.',
      },
      {
        title: 'Your own name',
        people: 0,
        holders: 'Nobody. The key to your domain is with you, and the hook is there to remind us.',
      },
    ],
  },
  closing: {
    heading: 'All of this is true to the best of my knowledge.',
    signer: 'Ruth Aldous',
    role: `for ${company.legalName}`,
    date: 'November 25, 2026',
    lines: {
      ours: 'Signed',
      yours: `Goes to Ruth. You have an answer within ${responseTimes.message}.`,
    },
    readerText:
      'If a line is missing, it is because nobody has asked yet. The next edition will have it, with the answer.',
    action: { title: 'Ask what is missing', link: '/page/contact-us' },
  },
  next: { title: 'Who sits where', link: '/page/our-team' },
} as const;
