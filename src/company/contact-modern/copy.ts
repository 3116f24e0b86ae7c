import { responseTimes } from '../../content/response-times.ts';

/** Copy of `/page/contact-modern`: large type, and the steps after the message is sent. */
export const copy = {
  heading: 'Say what’s wrong. We’ll say what’s next.',
  lead: 'You do not need a brief, a budget or the right words. “The bookings page loses people and I don’t know why” is a fine first message.',
  formHeading: 'Start here',
  timeline: {
    heading: 'What happens after you press send',
    items: [
      {
        when: 'The same minute',
        title: 'You get a note',
        content:
          'Your message is stored on our own server, and a note that it arrived goes to your inbox.',
      },
      {
        when: `Within ${responseTimes.message}`,
        title: 'A person answers',
        content: 'With a question or two, or with a time to talk. Never with a brochure.',
      },
      {
        when: 'Within a week',
        title: 'We talk for an hour',
        content:
          'By phone, by screen or at your place. It costs nothing and commits you to nothing.',
      },
      {
        when: 'Two days later',
        title: 'You get one page',
        content:
          'What we understood, what we would do first, roughly what it costs, and whether we are the right firm.',
      },
    ],
  },
  promise:
    'We do not add you to a list, call you at dinner, or pass your name on. If it does not lead anywhere, that is where it ends.',
  questionsLink: { title: 'See what others asked first', link: '/page/faq-s' },
} as const;
