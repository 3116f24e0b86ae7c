/** Copy of the footers in the collection, except the company's data. */
export const footerCopy = {
  subscribe: {
    heading: 'News from us, by e-mail',
    lead: 'What we are working on and what we have learned. The last line of each letter takes you off the list.',
    submit: 'Put me on the list',
  },
  map: {
    heading: 'This is where we are',
    directions: { title: 'How to find us', link: '/page/contact-us' },
  },
  posts: { heading: 'Our latest posts' },
  hours: { heading: 'When we are open' },
  pictures: {
    heading: 'Our latest pictures',
    label: 'Latest pictures',
    link: 'All of them on Instagram',
  },
  bigType: { heading: 'Write to us at this address:' },
  people: { heading: 'Call one of us', lead: 'We are glad to hear from you.' },
  directory: {
    heading: 'Everything on this site',
    action: { title: 'The whole showcase', link: '/showcase' },
  },
  statement: {
    heading: 'That was the page. Now tell us about yours.',
    action: { title: 'Tell us what you are building', link: '/page/contact-us' },
  },
  /** `letter` footer: the text between the facts. */
  letter: {
    greeting: 'Dear reader,',
    beforeName: 'you have come to the end of this page.',
    beforeAddress: 'is at',
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
