import { siteConfig } from '../../../site.config.ts';
import { planById } from '../../content/plan-by-id.ts';
import { formatPath } from '../../content/post-path.ts';
import { carePrices, hostingPrices } from '../../content/prices.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const seed = planById(hostingPrices.monthly, 'seed');
const acre = planById(hostingPrices.monthly, 'acre');
const field = planById(hostingPrices.monthly, 'field');
const seedYear = planById(hostingPrices.yearly, 'seed');
const upkeep = planById(carePrices, 'upkeep');
const building = planById(carePrices, 'upkeep-and-building');
const search = planById(carePrices, 'words-and-search');

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
        `Your own people may do it, or nobody. Should you want us, these are the three kinds: ${upkeep.title}, ${upkeep.price} a month with ${upkeep.plans[0]}; ${building.title.toLowerCase()}, ${building.price} with ${building.plans[0]}; ${search.title.toLowerCase()}, ${search.price} with ${search.plans[0]}.`,
      ],
    },
    {
      id: 'what-does-hosting-cost',
      question: 'What does hosting cost?',
      shortAnswer: `From ${seed.price} a month`,
      answer: [
        `${seed.title} is ${seed.price} with ${seed.plans[0]}, ${acre.title} ${acre.price} with ${acre.plans[0]}, ${field.title} ${field.price} with ${field.plans[0]}. Paid by the year, ${seed.title} is ${seedYear.price}, and your old site is moved over free.`,
      ],
    },
    {
      id: 'host-elsewhere',
      question: 'May we host somewhere else?',
      shortAnswer: 'Yes',
      answer: [
        'With anybody you like. The instructions for starting the whole on an empty machine are part of what you get, and they stay honest: our quarterly drill begins with that page and nothing else.',
      ],
    },
    {
      id: 'backups',
      question: 'How often do you back up, and does it come back?',
      shortAnswer: 'Every night, and yes',
      answer: [
        'Each night on Seed, kept 14 days; each hour on Acre, kept 30. With upkeep we restore one every quarter and send you the page with the result. In four years the drill has failed twice, both times before anybody needed it.',
      ],
      action: { title: 'Why we practice that', link: formatPath('standard', 16) },
    },
    {
      id: 'broken-now',
      question: 'Something is broken. Whom do we call?',
      shortAnswer: siteConfig.company.phone,
      answer: [
        'In office hours one of us is kept free for exactly this. On the Field plan somebody picks up at night as well, and then it is probably Yusuf.',
      ],
    },
  ],
};
