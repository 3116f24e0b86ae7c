import { capitalize } from '../../content/capitalize.ts';
import { hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { priceRange } from './price-range.ts';

const [companySiteBand] = webDev.bands.items;
const shopWeeks = priceRange(ecommerce.bands.items.slice(0, 3).map(({ weeks }) => weeks));
const appWeeks = priceRange(mobileAppDev.bands.items.slice(0, 2).map(({ weeks }) => weeks));

/** Questions on duration. */
export const questionsTime: QuestionGroup = {
  id: 'time',
  title: 'Time',
  questions: [
    {
      id: 'how-long',
      question: 'How long until we are live?',
      shortAnswer: `${companySiteBand?.weeks}`,
      answer: [`That is a company site. A shop takes ${shopWeeks}, an app ${appWeeks}.`],
      link: { title: 'How a project goes', link: '/page/our-process' },
    },
    {
      id: 'how-soon',
      question: 'How soon do you answer a message?',
      shortAnswer: capitalize(responseTimes.message),
      answer: [`You can also call us. Our office hours: ${hours}.`],
      link: { title: 'Write to us', link: '/page/contact-us' },
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
