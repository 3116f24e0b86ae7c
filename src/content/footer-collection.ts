/** What the footers of the collection say beside the firm's data. */
export const footerWords = {
  subscribe: {
    heading: 'One letter a month, from the bench',
    lead: 'What we built, what broke, and what we learned from it. No offers. The last line of each letter takes you off the list.',
    submit: 'Put me on the list',
  },
  map: {
    heading: 'The old mill, second door from the race',
    directions: 'How to find us',
  },
  posts: { heading: 'Lately in the notebook' },
  hours: { heading: 'The door stands open' },
  pictures: {
    heading: 'From the bench, this month',
    label: 'Latest pictures',
    link: 'All of them on Instagram',
  },
  bigType: { heading: 'Write to us. It really is this address:' },
  people: { heading: 'One of these nine picks up', lead: 'There is no menu of numbers to press.' },
  directory: { heading: 'Everything, from A to the workshop', all: 'The whole showcase' },
  statement: {
    heading: 'That was the page. Now tell us about yours.',
    action: { title: 'Tell us what you are building', link: '/page/contact-us' },
  },
  /** The letter: `{name}` and the like are filled in, those in brackets as links. */
  letter: {
    greeting: 'Dear reader,',
    sentences: {
      place: 'you have come to the end. The workshop of',
      at: 'stands at',
      phone: 'Ring us at',
      hours: 'from',
      write: 'write to',
      or: 'or',
      pages: 'If you would rather look first, there is',
      and: 'and, when you have something to say,',
      seen: 'You may have seen us on',
      closing: 'Yours,',
    },
  },
} as const;

/** The week as the hours footer draws it: opening and closing in hours after midnight. */
export const openingHours: readonly {
  day: string;
  opens?: number;
  closes?: number;
  text: string;
}[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day, index) =>
    index < 5 ? { day, opens: 8.5, closes: 17, text: '8:30 – 5' } : { day, text: 'Closed' },
);
