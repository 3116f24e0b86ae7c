import { responseTimes } from '../../content/response-times.ts';

/** Copy of `/page/contact-modern`: large type, and the steps after the message is sent. */
export const copy = {
  heading: 'Say what’s wrong. We’ll say what’s next.',
  lead: 'You do not need a brief, a budget or the right words. Tell us what you have in mind, or what does not work.',
  formHeading: 'Start here',
  timeline: {
    heading: 'What happens after you press send',
    items: [
      {
        when: 'The same minute',
        title: 'You get a note',
        content:
          'Your message is stored on the server of this site, and a note that it arrived goes to your inbox.',
      },
      {
        when: `Within ${responseTimes.message}`,
        title: 'A person answers',
        content: 'With a question or two, or with a time to talk.',
      },
      {
        when: 'Then',
        title: 'We talk',
        content: 'By phone, on a screen or in person.',
      },
      {
        when: 'After that',
        title: 'You hear what we suggest',
        content: 'What we understood, what we would do first, and roughly what it costs.',
      },
    ],
  },
  promise: 'We use your message to answer you, and for nothing else.',
  questionsLink: { title: 'See what others asked first', link: '/page/faq-s' },
} as const;
