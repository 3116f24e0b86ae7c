import { formatPath } from '../../content/post-path.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { joinRanges } from './join-ranges.ts';

const [companySitePrice] = webDev.prices.items;
const shopPrices = ecommerce.prices.items.slice(0, 3);
const backRoomPrice = ecommerce.prices.items[3];
const newAppPrices = mobileAppDev.prices.items.slice(0, 2);
const rescuePrice = mobileAppDev.prices.items[2];
const lowerBoundOf = (range = '') => range.split('–')[0];

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
        'That buys ten to twenty-five pages. At the low end stands a firm that has its words and pictures, at the high end one that has neither.',
      ],
      action: { title: 'All four bands for web work', link: '/page/web-dev' },
    },
    {
      id: 'what-does-a-shop-cost',
      question: 'And an online shop?',
      shortAnswer: joinRanges(shopPrices.map(({ price }) => price)),
      answer: [
        `A rented shop, set up properly, is the low end; trade prices and standing orders are the high one. Mending only the back room starts at ${lowerBoundOf(backRoomPrice?.price)}.`,
      ],
      action: { title: 'One parcel, and what moves its price', link: '/page/Ecommerce' },
    },
    {
      id: 'what-does-an-app-cost',
      question: 'And an app?',
      shortAnswer: joinRanges(newAppPrices.map(({ price }) => price)),
      answer: [
        `For both kinds of phone, with the server behind them. Bringing somebody else’s app up to date starts at ${lowerBoundOf(rescuePrice?.price)}. Do ask first whether you need one: of the 61 who have asked us since 2014, 32 did not.`,
      ],
      action: { title: 'Four questions that settle it', link: '/page/MobileAppDev' },
    },
    {
      id: 'fixed-price',
      question: 'Is the price fixed, or an estimate?',
      shortAnswer: 'Fixed',
      answer: [
        'For the first version, in writing, part by part, once we have looked. What we guess wrong we pay for. What you add gets its own figure first. At the foot stands a sum for the things we are not sure about; whatever of it we do not need stays with you.',
      ],
      action: { title: 'Estimates are weather reports', link: formatPath('standard', 13) },
    },
    {
      id: 'first-call',
      question: 'Do you charge for the first conversation?',
      shortAnswer: 'No',
      answer: [
        'It is an hour, by phone, by screen or at your place. Two days later you have a page on it: what we understood, where we would begin, and roughly what that comes to.',
      ],
      action: { title: 'What happens after you write', link: '/page/contact-modern' },
    },
    {
      id: 'cheaper',
      question: 'Can it be done for less?',
      shortAnswer: 'Often',
      answer: [
        'Every part of the plan has a price of its own, so strike lines until the sum fits. One marketplace came to us with 38 features. Its first version was one of them, made properly, for $14,000.',
      ],
      action: { title: 'Your first version is too big', link: formatPath('standard', 3) },
    },
  ],
};
