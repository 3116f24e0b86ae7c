import { siteConfig } from '../../../site.config.ts';
import { formatMoneyRange } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { EcommercePage } from './ecommerce-page.ts';

const { name, address } = siteConfig.company;

/** The texts of `/page/Ecommerce`. */
export const copy: EcommercePage = {
  heading: 'Online shops that fit how you sell.',
  lead: 'We build online shops for [the kinds of shops you serve]. We look at the packing table as well as at the page, so that what is sold can be packed, sent and counted.',
  purpose: {
    heading: 'More than the page you see',
    paragraphs: [
      'A shop is also what happens behind the page: stock, labels, refunds and books. Work by hand takes time there, and leads to mistakes.',
      'If you send only a few parcels, you may not need us yet. We say so below.',
    ],
  },
  process: {
    heading: 'One parcel, from click to doorstep',
    lead: 'An example of an order. Each stop is a place where a shop can go wrong.',
    stops: [
      {
        time: 'First day, morning',
        title: 'The search',
        content: 'A customer looks for something. The search finds it, even if it is misspelled.',
        commonMistake: 'The search wants correct spelling.',
      },
      {
        time: 'First day, morning',
        title: 'The payment',
        content: 'Shipping and tax are known before the card comes out.',
        commonMistake: 'Shipping appears at the last step.',
      },
      {
        time: 'First day, afternoon',
        title: 'The packing',
        content: 'The list says what to pack, and the label prints.',
        commonMistake: 'Addresses are typed again, by hand.',
      },
      {
        time: 'First day, evening',
        title: 'The books',
        content: 'Sale, tax, fee and postage are booked together.',
        commonMistake: 'Somebody copies lists at the end of the month.',
      },
      {
        time: 'Some days later',
        title: 'The delivery',
        content: 'The parcel arrives. A return is easy to ask for.',
        commonMistake: 'A return takes calls and forms.',
      },
    ],
    summary: 'The less is typed by hand on the way, the less goes wrong.',
  },
  work: {
    heading: 'How a project goes',
    items: [
      {
        title: 'Look at the packing',
        content: 'We ask the people who pack what takes the most time.',
      },
      {
        title: 'Build the shop',
        content: 'We put the catalog in order, and build the pages and the checkout.',
      },
      {
        title: 'Connect it',
        content: 'Payment, carriers, tax and books are connected and tested before the launch.',
      },
    ],
  },
  systems: {
    heading: 'Which system?',
    lead: 'No system is right for everybody. We help you to choose.',
    items: [
      {
        title: 'A rented shop (Shopify and its kind)',
        suitableFor: 'Shops with ordinary shipping, and nobody in-house who programs.',
        costs: 'A monthly fee, often a share of sales, and the limits of the system.',
      },
      {
        title: 'A rented engine with a front of your own',
        suitableFor: 'Shops whose pages need more than a template can do.',
        costs: 'More to build, and you need somebody to look after it.',
      },
      {
        title: 'Your own, on open source',
        suitableFor: 'Shops with prices, stock or customers that fit no ready system.',
        costs: 'More to build, and a budget for upkeep, for as long as it runs.',
      },
      {
        title: 'Not a shop at all',
        suitableFor: 'A few parcels a week: a good page and a payment link.',
        costs: 'Very little.',
      },
    ],
  },
  prices: {
    heading: 'Four jobs, each with its price tag',
    lead: 'Prices for our work. Rents and fees of the systems come on top.',
    items: [
      {
        title: 'A rented shop, set up properly',
        content: 'Design, catalog, checkout, labels and books.',
        // [gap: price and weeks, rented shop]
        price: formatMoneyRange(20_000, 40_000),
        duration: '8–12 weeks',
      },
      {
        title: 'A shop with a front of its own',
        content: 'The same, with pages and a search of your own.',
        // [gap: price and weeks, own front]
        price: formatMoneyRange(40_000, 60_000),
        duration: '12–16 weeks',
      },
      {
        title: 'A shop with its own rules',
        content: 'Trade prices, standing orders, or a system that must stay.',
        // [gap: price and weeks, own rules]
        price: formatMoneyRange(60_000, 100_000),
        duration: '16–24 weeks',
      },
      {
        title: 'The back room only',
        content: 'The shop stays. We mend stock, labels and books.',
        // [gap: price and weeks, back room]
        price: formatMoneyRange(10_000, 20_000),
        duration: '4–8 weeks',
      },
    ],
    note: 'We agree with you on a launch date, away from your busiest weeks.',
  },
  limits: {
    heading: 'What we do not do',
    items: [
      'Countdown clocks and “only 2 left” that are not true.',
      'Marketplaces with thousands of sellers.',
      'Cards on your server. That is work for a payment service.',
      'Boxes that are ticked for the customer.',
      'Other work that we leave out: [what you turn down].',
    ],
  },
  questions: {
    heading: 'Common questions',
    items: [
      {
        question: 'Can we keep our store’s cash register?',
        answer: ['Often. If it has an interface, shop and register can share one stock.'],
      },
      {
        question: 'What happens to our old orders and customers?',
        answer: [
          'We look at what can be moved. Passwords usually cannot; customers then set a new one.',
        ],
      },
      {
        question: 'What about sales tax?',
        answer: [
          'A tax service can compute it. Your accountant decides where you have to register.',
        ],
      },
      {
        question: 'Will it sell more?',
        answer: ['Nobody can promise that. We can help you to measure it.'],
      },
    ],
  },
  closingLines: [
    { label: 'From', value: 'Your packing table' },
    { label: 'To', value: `${name}, ${address.street}` },
    { label: 'Answer', value: `Within ${responseTimes.message}` },
  ],
  closing: {
    heading: 'How long does a parcel take you?',
    content: 'If you do not know, that is a good place to begin. Tell us how you pack today.',
    action: { title: 'Write to us', link: '/page/contact-us' },
  },
};
