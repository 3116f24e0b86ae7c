/** Copy of the footers in the collection, except the company's data. */
export const footerCopy = {
  subscribe: {
    heading: 'One letter a month, from the bench',
    lead: 'What we built, what broke, and what we learned from it. No offers. The last line of each letter takes you off the list.',
    submit: 'Put me on the list',
  },
  map: {
    heading: 'The old mill, second door from the race',
    directions: { title: 'How to find us', link: '/page/contact-us' },
  },
  posts: { heading: 'Lately in the notebook' },
  hours: { heading: 'The door stands open' },
  pictures: {
    heading: 'From the bench, this month',
    label: 'Latest pictures',
    link: 'All of them on Instagram',
  },
  bigType: { heading: 'Write to us. It really is this address:' },
  people: { heading: 'One of these picks up', lead: 'There is no menu of numbers to press.' },
  directory: {
    heading: 'Everything, from A to the workshop',
    action: { title: 'The whole showcase', link: '/showcase' },
  },
  statement: {
    heading: 'That was the page. Now tell us about yours.',
    action: { title: 'Tell us what you are building', link: '/page/contact-us' },
  },
  /** `letter` footer: the text between the facts. */
  letter: {
    greeting: 'Dear reader,',
    beforeName: 'you have come to the end. The workshop of',
    beforeAddress: 'stands at',
    beforePhone: 'Ring us at',
    beforeHours: 'from',
    beforeEmail: 'write to',
    afterHours: 'or',
    beforeFirstLink: 'If you would rather look first, there is',
    beforeSecondLink: 'and, when you have something to say,',
    beforeProfiles: 'You may have seen us on',
    closing: 'Yours,',
  },
} as const;
