import { responseTimes } from '../../content/response-times.ts';

/** Copy of `/page/contact-modern`: large type, and the steps after the message is sent. */
export const copy = {
  heading: 'Sagen Sie, was hakt. Wir sagen, was hilft.',
  lead: 'Sie brauchen kein Konzept, keine fertige Budgetplanung und nicht die richtigen Worte. Sagen Sie uns, was Sie vorhaben oder was nicht funktioniert.',
  formHeading: 'Hier anfangen',
  timeline: {
    heading: 'Was nach dem Absenden passiert',
    items: [
      {
        when: 'In derselben Minute',
        title: 'Sie bekommen Post',
        content:
          'Ihre Nachricht wird auf dem Server dieser Website gespeichert, und Sie bekommen eine Mail, dass sie angekommen ist.',
      },
      {
        when: `Innerhalb von ${responseTimes.message}`,
        title: 'Ein Mensch antwortet',
        content: 'Mit ein, zwei Fragen oder mit einem Termin für ein Gespräch.',
      },
      {
        when: 'Dann',
        title: 'Wir reden',
        content: 'Am Telefon, per Video oder persönlich.',
      },
      {
        when: 'Danach',
        title: 'Sie hören unseren Vorschlag',
        content: 'Was wir verstanden haben, was wir zuerst tun würden und was es ungefähr kostet.',
      },
    ],
  },
  promise: 'Wir nutzen Ihre Nachricht, um Ihnen zu antworten, und für nichts anderes.',
  questionsLink: { title: 'Erst lesen, was andere gefragt haben', link: '/page/faq-s' },
} as const;
