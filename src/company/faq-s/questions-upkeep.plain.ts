import { siteConfig } from '../../../site.config.ts';
import { formatList } from '../../content/formats.ts';
import { carePrices, hostingPrices } from '../../content/prices.ts';
import type { PricingPlan } from '../../content/schema/pricing-plan.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const [smallest] = hostingPrices.monthly;

/** Returns monthly plans with their prices, as part of a sentence. */
const priced = (plans: readonly PricingPlan[]) =>
  formatList(plans.map(({ title, price }) => `${title} for ${price} a month`));

/** Questions on the time after the launch. */
export const questionsUpkeep: QuestionGroup = {
  id: 'upkeep',
  title: 'Upkeep and hosting',
  questions: [
    {
      id: 'must-we-keep-you',
      question: 'Do we have to take upkeep from you?',
      shortAnswer: 'No',
      answer: [
        `You can look after your site yourselves. If you would rather have us do it, there is ${priced(carePrices)}.`,
      ],
    },
    {
      id: 'what-does-hosting-cost',
      question: 'What does hosting cost?',
      shortAnswer: `From ${smallest?.price} a month`,
      answer: [`There is ${priced(hostingPrices.monthly)}.`],
      action: { title: 'What is in them', link: '/page/pricing-packages' },
    },
    {
      id: 'host-elsewhere',
      question: 'May we host somewhere else?',
      shortAnswer: 'Yes',
      answer: ['With anybody you like. We tell you what your site needs there.'],
    },
    {
      id: 'backups',
      question: 'Do you make backups?',
      shortAnswer: 'Yes',
      answer: [
        'We back up the sites that we host [how often]. We keep each backup for [how long].',
      ],
    },
    {
      id: 'broken-now',
      question: 'Something is broken. Whom do we call?',
      shortAnswer: siteConfig.company.phone,
      answer: ['Call us in our office hours. At other times, write to us.'],
    },
  ],
};
