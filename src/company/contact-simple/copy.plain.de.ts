/** The texts of `/page/contact-simple`: one column, a few fields and nothing else. */
export const copy = {
  heading: 'Schreiben Sie uns.',
  lead: 'Ihr Name, wie wir Sie erreichen und worum es geht. Den Rest machen wir.',
  mailText: 'Lieber kein Formular? Eine einfache E-Mail tut es auch.',
  questionsLink: {
    text: 'Vielleicht wurde es schon gefragt:',
    link: '/page/faq-s',
    title: 'Fragen und Antworten',
  },
} as const;
