import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { joinRanges } from './join-ranges.ts';

const [companySitePrice] = webDev.prices.items;
const shopPrices = ecommerce.prices.items.slice(0, 3);
const newAppPrices = mobileAppDev.prices.items.slice(0, 2);

/** Questions on cost. */
export const questionsMoney: QuestionGroup = {
  id: 'money',
  title: 'Money',
  questions: [
    {
      id: 'what-does-a-site-cost',
      question: 'What does a company website cost?',
      shortAnswer: `${companySitePrice?.price}`,
      answer: [
        'It depends on how many pages you need, and on whether you have the texts and pictures for them.',
      ],
      action: { title: 'Prices for web work', link: '/page/web-dev' },
    },
    {
      id: 'what-does-a-shop-cost',
      question: 'And an online shop?',
      shortAnswer: joinRanges(shopPrices.map(({ price }) => price)),
      answer: [
        'It depends on what you sell, how you ship it, and what the shop has to be connected to.',
      ],
      action: { title: 'Prices for shops', link: '/page/Ecommerce' },
    },
    {
      id: 'what-does-an-app-cost',
      question: 'And an app?',
      shortAnswer: joinRanges(newAppPrices.map(({ price }) => price)),
      answer: [
        'It depends on what the app has to do. Ask us first whether you need one: often a website is enough.',
      ],
      action: { title: 'Prices for apps', link: '/page/MobileAppDev' },
    },
    {
      id: 'fixed-price',
      question: 'When do we know the price?',
      shortAnswer: 'Before we start',
      answer: [
        'You get a plan with a price for each part. What you add later gets its own price first.',
      ],
    },
    {
      id: 'cheaper',
      question: 'Can it be done for less?',
      shortAnswer: 'Often',
      answer: ['Tell us what you can spend, and we look together for what can wait.'],
    },
  ],
};
