/** The texts of `/page/contact-simple`: one column, a few fields and nothing else. */
export const copy = {
  heading: 'Drop us a line.',
  lead: 'Your name, a way to reach you, and what it is about. We do the rest.',
  mailText: 'Rather not fill in forms? A plain e-mail does the same.',
  questionsLink: {
    text: 'It may have been asked before:',
    link: '/page/faq-s',
    title: 'questions and answers',
  },
} as const;
