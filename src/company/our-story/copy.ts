import { houseYears } from './years.ts';

/** Copy of `/page/our-story`, in the order of the page; the years are in `years.ts`. */
export const copy = {
  hero: {
    heading: 'One house, cut open six times.',
    lead: 'We have never moved. So twenty years can be read off a single building: who was in it, what was knocked through, what that cost, and in which winter it was nearly over.',
    caption:
      'A lit window is one of us. The warm one below is the bakery, and it is always up first.',
    label: 'The six years',
  },
  timeline: {
    heading: 'Red is what was new.',
    lead: 'Every sheet is the same cut through the same walls. What the year brought is red, what has gone or is still to come is in dashes, and what is gray is not ours.',
    labels: {
      mistake: 'What we got wrong',
      people: 'People',
      clients: 'Clients',
      bank: 'In the bank',
    },
    items: houseYears,
  },
  keepsake: {
    img: 'story-invoice',
    heading: 'Drawn in one summer, built in ten.',
    paragraphs: [
      'This hangs behind the printer. It was drawn in 2007, on the back of a bill for feed, when the rent reached to one room in four. The red years were added as each of the others came true.',
      'Three things are not on it: a closet for the machines, an elevator and the roof. We did not know yet that we would need the first, we ought to have known about the second, and the third belonged to the pigeons.',
    ],
  },
  plans: {
    heading: 'Sheet seven is empty.',
    outlineAlt: 'The outline of the house in dashes, with nothing in it yet.',
    lead: 'So far we know three things about it.',
    items: [
      {
        title: 'Three people',
        text: 'Two benches have yet to be sawn. The pay of all three is put by, for a year.',
        action: { title: 'See the openings', link: '/page/career' },
      },
      {
        title: 'The north side of the roof',
        text: 'New slates come to $38,000, half of it ours. Of our $19,000 we have $9,500.',
      },
      {
        title: 'The address',
        text: 'In May we signed the lease for ten more years. We did read it.',
      },
    ],
    closing: {
      text: 'What is in the rooms will depend on who climbs the stairs.',
      action: { title: 'Bring us something', link: '/page/contact-us' },
    },
  },
} as const;
