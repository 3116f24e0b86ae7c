import { houseYears } from './years.ts';

/** Copy of `/page/our-story`, in the order of the page; the years are in `years.ts`. */
export const copy = {
  hero: {
    heading: 'Our story so far.',
    lead: 'How we began, who came to us, and what has changed since.',
    caption: 'Each year leads to its story.',
    label: 'The years',
  },
  timeline: {
    heading: 'Year by year.',
    lead: 'Every year has a drawing beside it, and a line that we keep in mind.',
    labels: {
      mistake: 'What we keep in mind',
      people: 'People',
      clients: 'Clients',
      bank: 'In the bank',
    },
    items: houseYears,
  },
  keepsake: {
    img: 'desk-sunny',
    heading: 'It starts with a sketch.',
    paragraphs: [
      'Before we build a thing, we draw it. A drawing is quick to make and easy to change.',
      'Then we talk about it with the people who will use it.',
    ],
  },
  plans: {
    heading: 'What comes next.',
    outlineAlt: 'The outline of a house in dashes, with nothing in it yet.',
    lead: 'Not all of it is known.',
    items: [
      {
        title: 'People',
        text: 'Which positions are open is on a page of its own.',
        action: { title: 'See the openings', link: '/page/career' },
      },
      {
        title: 'Work',
        text: 'We are glad of small jobs as well as large ones.',
      },
    ],
    closing: {
      text: 'The rest depends on who writes to us.',
      action: { title: 'Bring us something', link: '/page/contact-us' },
    },
  },
} as const;
