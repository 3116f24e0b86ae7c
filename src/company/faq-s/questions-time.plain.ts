import { capitalize } from '../../content/capitalize.ts';
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
  title: 'Time',
  questions: [
    {
      id: 'how-long',
      question: 'How long until we are live?',
      shortAnswer: `${companySitePrice?.duration}`,
      answer: [`That is a company site. A shop takes ${shopDuration}, an app ${appDuration}.`],
      action: { title: 'How a project goes', link: '/page/our-process' },
    },
    {
      id: 'how-soon',
      question: 'How soon do you answer a message?',
      shortAnswer: capitalize(responseTimes.message),
      answer: [`You can also call us. Our office hours: ${hours}.`],
      action: { title: 'Write to us', link: '/page/contact-us' },
    },
    {
      id: 'rush',
      question: 'We need it soon. Possible?',
      shortAnswer: 'Ask us',
      answer: [
        'Tell us the day, and what has to happen on it. Often that is less than a whole website.',
      ],
    },
    {
      id: 'launch-day',
      question: 'When do you launch?',
      shortAnswer: 'When it works',
      answer: ['We choose the day with you, and we are there when your visitors come.'],
    },
  ],
};
