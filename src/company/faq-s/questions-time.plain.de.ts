import { hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { joinRanges } from './join-ranges.ts';

const [companySitePrice] = webDev.prices.items;
const shopDuration = joinRanges(ecommerce.prices.items.slice(0, 3).map(({ duration }) => duration));
const appDuration = joinRanges(
  mobileAppDev.prices.items.slice(0, 2).map(({ duration }) => duration),
);

/** Questions on duration. */
export const questionsTime: QuestionGroup = {
  id: 'time',
  title: 'Zeit',
  questions: [
    {
      id: 'how-long',
      question: 'Wie lange dauert es bis zum Start?',
      shortAnswer: `${companySitePrice?.duration}`,
      answer: [
        `Das gilt für eine Firmenwebsite. Ein Shop braucht ${shopDuration}, eine App ${appDuration}.`,
      ],
      action: { title: 'So läuft ein Projekt', link: '/page/our-process' },
    },
    {
      id: 'how-soon',
      question: 'Wie schnell antworten Sie auf eine Nachricht?',
      shortAnswer: `In ${responseTimes.message}`,
      answer: [`Sie können uns auch anrufen. Unsere Bürozeiten: ${hours}.`],
      action: { title: 'Schreiben Sie uns', link: '/page/contact-us' },
    },
    {
      id: 'rush',
      question: 'Wir brauchen es bald. Geht das?',
      shortAnswer: 'Fragen Sie uns',
      answer: [
        'Nennen Sie uns den Tag und was dann fertig sein muss. Oft ist das weniger als eine ganze Website.',
      ],
    },
    {
      id: 'launch-day',
      question: 'Wann geht die Website online?',
      shortAnswer: 'Wenn alles läuft',
      answer: ['Den Tag wählen wir mit Ihnen, und wir sind da, wenn Ihre Besucher kommen.'],
    },
  ],
};
