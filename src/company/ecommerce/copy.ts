import { siteConfig } from '../../../site.config.ts';
import type { EcommercePage } from './ecommerce-page.ts';

const { name, address } = siteConfig.company;

/** The texts of `/page/Ecommerce`. */
export const copy: EcommercePage = {
  heading: 'A shop is a building, not a button.',
  lead: 'Behind the “Buy” button stand a shelf, a scale, a tax table, a printer and a person with tape. We build online shops from the doorstep backward, so that what is sold can be packed, sent and counted.',
  purpose: {
    heading: 'The money leaks out at the back',
    paragraphs: [
      'Most shops do not lose money in the window. They lose it in the back: stock that is not there, labels typed by hand, refunds that take a week, a bookkeeper who reconciles three lists every month. A prettier page will not mend that, and we will say so.',
      'We work for shops that send between twenty and two thousand parcels a week. Below that you can probably start without us, and further down we say how. Above that you want a firm with a night shift.',
    ],
  },
  process: {
    heading: 'One parcel, from click to doorstep',
    lead: 'Order 20418: two packets of Early Jalapeño and a dibber, from Granite State Seed to a porch in Duluth. Eight stops, each of them a place where shops go wrong.',
    stops: [
      {
        time: 'Sunday, 9:12 pm',
        title: 'The find',
        content:
          'She types “jalepeno”. The search forgives her, and shows what suits a garden with frost until May 28, because she gave her ZIP code in March.',
        commonMistake:
          'The search wants correct spelling, and sends her to a large competitor who forgives.',
      },
      {
        time: '9:14 pm',
        title: 'The promise',
        content:
          'The page says “in stock” because somebody scanned that shelf on Friday and each sale since has been taken off. It says “at your door by Thursday” because it asked the carrier.',
        commonMistake: 'Stock is a number that someone remembers to change.',
      },
      {
        time: '9:16 pm',
        title: 'The money',
        content:
          'One page, no account, shipping and tax known before the card comes out. If her train goes into a tunnel, the order is either placed or not, never twice.',
        commonMistake:
          'Shipping appears at the last step, and half of the baskets are left on the counter.',
      },
      {
        time: '9:16 pm',
        title: 'The note',
        content:
          'The confirmation is in her inbox before she has put the phone down, with one button to change the address and one to cancel, good until the packing starts.',
        commonMistake: 'The mail lands in spam; on Monday she calls to ask.',
      },
      {
        time: 'Monday, 7:40 am',
        title: 'The shelf',
        content:
          'The picking list follows the way through the barn: peppers, then tools, then the bench. It is sorted for legs, not for databases.',
        commonMistake: 'Forty single sheets in order of arrival, and five miles of walking.',
      },
      {
        time: '7:52 am',
        title: 'The bench',
        content:
          'One scan: the scale answers, the label prints, the right box is named on the screen. A wrong packet beeps before it is taped in.',
        commonMistake: 'Addresses are typed again, by hand, into the carrier’s site.',
      },
      {
        time: '4:30 pm',
        title: 'The books',
        content:
          'The truck leaves, and sale, tax by state, fee and postage are booked. The bookkeeper sees one line that agrees with the bank.',
        commonMistake: 'Three exports and a long evening at the end of the month.',
      },
      {
        time: 'Thursday, 11:05 am',
        title: 'The porch',
        content:
          'Delivered. If a packet were torn she would take a photograph, press one button and have a new one on its way. No call, no form number.',
        commonMistake: 'The return costs more than the seeds, and a customer.',
      },
    ],
    summary:
      'The whole way takes 3 days and 14 hours and costs the shop 11 minutes of somebody’s hands. Before we came, it took 26 minutes.',
  },
  work: {
    heading: 'Back room first, window third',
    items: [
      {
        title: 'Count the back room',
        content:
          'A day with the people who pack. We time each step, and the longest one is usually where the money is.',
      },
      {
        title: 'Put the catalog in order',
        content:
          'One list of what you sell, with one owner: sizes, weights, tax classes, photographs. Everything else hangs from it.',
      },
      {
        title: 'Build the window',
        content:
          'Fast pages, a search that forgives, a checkout on one page. Tested with your customers’ thumbs.',
      },
      {
        title: 'Join it up',
        content:
          'Payment, carriers, label printer, tax service, books. Each connection keeps a log that a person can read, and tries again by itself.',
      },
      {
        title: 'Rehearse the busy day',
        content:
          'Before launch we send your best day of last year through it, three times over, at night.',
      },
      {
        title: 'Stay for a season',
        content:
          'The first fall, the first sale, the first stocktaking. Then we know what to mend.',
      },
    ],
  },
  systems: {
    heading: 'Which system?',
    lead: 'We get nothing from any of them. This is what we would tell a friend.',
    items: [
      {
        title: 'A rented shop (Shopify and its kind)',
        suitableFor:
          'Right for most: up to a few thousand articles, ordinary shipping, nobody in-house who programs.',
        costs: '$40 to $400 a month, about 3 percent of sales, and the limits of the house.',
      },
      {
        title: 'A rented engine with a front of your own',
        suitableFor:
          'Right when the window is the point: configurators, several languages, a catalog that is also a magazine.',
        costs: 'More to build, about the same to rent, and you need somebody to look after it.',
      },
      {
        title: 'Your own, on open source',
        suitableFor:
          'Right when prices, stock or customers do not fit anybody’s form: standing orders, trade prices, goods by weight.',
        costs: 'No share of sales. A real upkeep budget, every month, for as long as it runs.',
      },
      {
        title: 'Not a shop at all',
        suitableFor:
          'Under twenty parcels a week: a good page, a payment link and a spreadsheet. We mean it.',
        costs: 'An afternoon.',
      },
    ],
  },
  prices: {
    heading: 'Four jobs, each with its price tag',
    lead: 'Prices for our work; rents and fees of the systems come on top, and we list them for you.',
    items: [
      {
        title: 'A rented shop, set up properly',
        content: 'Design, catalog, checkout, labels and books joined up, your people trained.',
        price: '$35,000–$55,000',
        duration: '8–12 weeks',
      },
      {
        title: 'A shop with a front of its own',
        content: 'The same, with pages that load in a second and a search that knows your trade.',
        price: '$55,000–$90,000',
        duration: '12–18 weeks',
      },
      {
        title: 'A shop with its own rules',
        content:
          'Trade prices, standing orders, several warehouses, a system in the back that must stay.',
        price: '$80,000–$120,000',
        duration: '16–26 weeks',
      },
      {
        title: 'The back room only',
        content: 'The shop stays. We mend stock, picking, labels and books.',
        price: '$15,000–$35,000',
        duration: '4–9 weeks',
      },
    ],
    note: 'We do not launch shops between October 15 and January 6. You have other things to do then.',
  },
  limits: {
    heading: 'Not on our shelves',
    items: [
      'Countdown clocks that start again, “only 2 left” that is not true, or boxes ticked for you.',
      'Marketplaces with thousands of sellers.',
      'Running your advertising. We will measure whether it pays.',
      'Dropshipping. If nobody has touched the goods, we cannot build a promise on them.',
      'Cards on your server. Payment pages belong to the people who are audited for it.',
    ],
  },
  questions: {
    heading: 'Asked across the counter',
    items: [
      {
        question: 'Can we keep our store’s cash register?',
        answer: [
          'Usually. If it has an interface, stock can be shared within a minute. If it has only a printer, we will talk about a new one, and tell you what others paid.',
        ],
      },
      {
        question: 'What happens to our old orders and customers?',
        answer: [
          'They move. Orders, addresses and reviews go across in two rehearsals and one real night. Passwords usually cannot; customers get a link that signs them in once.',
        ],
      },
      {
        question: 'What about sales tax?',
        answer: [
          'A tax service computes it, per state and per article, and we join it to shop and books. Your accountant decides where you have to register. We bring the questions.',
        ],
      },
      {
        question: 'How fast is fast?',
        answer: [
          'On a four-year-old phone with ordinary reception: something to see within one second, an article page complete within two, and no button that moves while you aim at it.',
        ],
      },
      {
        question: 'Will it sell more?',
        answer: [
          'Often, but nobody can honestly promise it. What we can promise is what we measured: on average the shops that we rebuilt took 38 percent fewer minutes for each parcel.',
        ],
      },
    ],
  },
  closingLines: [
    { label: 'From', value: 'Your packing bench' },
    { label: 'To', value: `${name}, ${address.street}` },
    { label: 'Minutes in hand', value: 'Granite State Seed: 26, now 11' },
  ],
  closing: {
    heading: 'How many minutes does a parcel take you?',
    content: 'If you don’t know, that is a fine place to begin. We will come with a stopwatch.',
    action: { title: 'Ask us over', link: '/page/contact-us' },
  },
};
