import { capitalize } from '../../content/capitalize.ts';
import { hours } from '../../content/contact.ts';
import { formatPath } from '../../content/post-path.ts';
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
      answer: [
        `That is a company site. A shop takes ${shopDuration}, an app ${appDuration}. You need not wait so long to see something: one path that works, on your own phone, takes three to five.`,
      ],
      action: { title: 'A project, stage by stage', link: '/home-business#process' },
    },
    {
      id: 'how-soon',
      question: 'How soon do you answer a message?',
      shortAnswer: capitalize(responseTimes.message),
      answer: [
        `Or sooner. Colette reads what comes in and answers most of it herself. Somebody is at the telephone ${hours.replace('Monday', 'from Monday')}.`,
      ],
      action: { title: 'The form, with room for a few sentences', link: '/page/contact-us' },
    },
    {
      id: 'rush',
      question: 'We need it in three weeks. Possible?',
      shortAnswer: 'A whole site, no',
      answer: [
        'The quickest one that turned out well took five. Tell us what has to happen on that day: it is often less than a site, and now and then it is a telephone number.',
      ],
    },
    {
      id: 'launch-day',
      question: 'When do you launch?',
      shortAnswer: 'Tuesdays at nine',
      answer: [
        'That leaves most of a week for mending what strangers find. The announcement follows a week later. A new shop opens at any time but between October 15 and January 6.',
      ],
      action: { title: 'In defense of a dull launch', link: formatPath('standard', 4) },
    },
  ],
};
