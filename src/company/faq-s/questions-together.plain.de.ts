import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const { company } = siteConfig;

/** Questions on working with the firm. */
export const questionsTogether: QuestionGroup = {
  id: 'together',
  title: 'Zusammenarbeit',
  questions: [
    {
      id: 'how-large',
      question: 'Wie groß sind Sie?',
      shortAnswer: 'Eine kleine Firma',
      answer: [
        `Wir sind [wie viele Personen] Personen in ${company.address.city}. Uns gibt es seit ${company.founded}.`,
      ],
      action: { title: 'Über uns', link: '/page/about-us' },
    },
    {
      id: 'who-works',
      question: 'Wer arbeitet an unserem Projekt?',
      shortAnswer: 'Leute, die Sie treffen',
      answer: [
        'Sie lernen sie kennen, bevor die Arbeit beginnt, und können sie anrufen, solange sie läuft.',
      ],
      action: { title: 'Unser Team', link: '/page/our-team' },
    },
    {
      id: 'our-time',
      question: 'Wie viel von unserer eigenen Zeit kostet es?',
      shortAnswer: 'Einige Stunden die Woche',
      answer: [
        'Wir brauchen eine Person, die entscheiden darf, für etwa [wie viele Stunden] in der Woche.',
      ],
    },
    {
      id: 'far-away',
      question: `Wir sind weit weg von ${area}. Stört das?`,
      shortAnswer: 'Kaum',
      answer: ['Das meiste geht am Telefon und am Bildschirm. Wir reisen auch [wie weit].'],
    },
  ],
};
