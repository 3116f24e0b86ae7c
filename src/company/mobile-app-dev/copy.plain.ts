import { formatMoneyRange } from '../../content/formats.ts';
import { carePrices } from '../../content/prices.ts';
import { lowestPrice } from '../our-services/lowest-price.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import type { MobileAppDevPage } from './mobile-app-dev-page.ts';

// [gap: requests for an app, apps built]
const [requestCount, appCount] = [10, 5];
const tally = {
  requestCount,
  appCount,
  sentence: 'Some ideas need an app. For others a website is enough.',
};

const prices: MobileAppDevPage['prices'] = {
  heading: 'Three kinds of app work',
  lead: 'For both systems together, with the server behind them.',
  items: [
    {
      title: 'A small app',
      content: 'One job and a few screens.',
      // [gap: price and weeks, small app]
      price: formatMoneyRange(60_000, 80_000),
      duration: '12–16 weeks',
    },
    {
      title: 'An app for a whole trade',
      content: 'Several roles, a web view for the office, connections to what you have.',
      // [gap: price and weeks, larger app]
      price: formatMoneyRange(80_000, 120_000),
      duration: '16–24 weeks',
    },
    {
      title: 'A rescue',
      content: 'Somebody else’s app, read and brought up to date.',
      // [gap: price and weeks, app rescue]
      price: formatMoneyRange(5000, 20_000),
      duration: '4–8 weeks',
    },
  ],
  note: 'Before any of these we look at what you need. If we advise against an app, we say so.',
};

const lowEnd = (range: { price: string } | undefined) =>
  `from ${lowestPrice([range?.price ?? ''])}`;

/** The texts of `/page/MobileAppDev`. */
export const copy: MobileAppDevPage = {
  heading: 'Maybe you don’t need an app.',
  lead: 'We build apps for [the people who use them]. Often a website does the same for less. We help you to find out which it is.',
  purpose: {
    heading: 'When an app is worth it',
    paragraphs: [
      'An app is worth its place when it is used often, when it needs what only the phone can do, or when it has to work without a signal.',
      'Otherwise a website is cheaper and quicker to change, and nobody has to install it.',
    ],
  },
  tally,
  guide: {
    heading: 'Four questions, then you know',
    lead: 'Answer for the people who would use it, not for yourself.',
    yes: 'Yes',
    no: 'No',
    questions: [
      {
        id: 'daily',
        question: 'Will the same people use it at least twice a week?',
        reason: 'An app that is used less often is easily forgotten.',
        yes: 'Then an app may be worth its place. Go on.',
        no: 'Then they may not install it. A website is what they will use.',
      },
      {
        id: 'offline',
        question: 'Must it work where there is no signal?',
        reason: 'A web page can remember a little. A day’s work wants a real app.',
        yes: 'That is a strong reason. You probably need an app.',
        no: 'Then the browser can do nearly everything. Go on.',
      },
      {
        id: 'senses',
        question: 'Does it need the phone’s sensors all day?',
        reason: 'Location in the background, Bluetooth, scanning by the hundred.',
        yes: 'The browser may not do that. You need an app.',
        no: 'A camera, a map and a message can all be had on the web. Go on.',
      },
      {
        id: 'store',
        question: 'Would your users look for you in an app store?',
        reason: 'In some trades people expect it.',
        yes: 'Then a small app around a good web application may do. Ask us.',
        no: 'Then a website is enough.',
      },
    ],
    outcomes: [
      {
        id: 'website',
        title: 'A website',
        content: 'Nothing to install, found by search.',
        price: lowEnd(webDev.prices.items[0]),
      },
      {
        id: 'web-app',
        title: 'A web application on the home screen',
        content: 'An icon and a login. One version for all phones.',
        price: lowEnd(webDev.prices.items[2]),
      },
      {
        id: 'app',
        title: 'An app',
        content: 'For iOS and Android, also without a signal.',
        price: lowEnd(prices.items[0]),
      },
    ],
  },
  pictureBand: {
    img: 'mountains-no-mast',
    caption: 'Some work has to go on where there is no signal.',
  },
  gallery: {
    heading: 'One job to a screen',
    lead: 'An app is easy to use if each screen does one thing. These are examples.',
    items: [
      {
        title: 'A place on a map',
        content: 'This one is for [who uses the first app].',
      },
      {
        title: 'What comes next',
        content: 'This one is for [who uses the second app].',
      },
      {
        title: 'A report from outside',
        content: 'This one is for [who uses the third app].',
      },
    ],
  },
  work: {
    heading: 'If it has to be an app',
    items: [
      {
        title: 'Ask whether it has to be',
        content: 'We go through the four questions above with you.',
      },
      {
        title: 'Look where it is used',
        content: 'Indoors or outdoors, with or without a signal.',
      },
      {
        title: 'Build a first version',
        content: 'It does one job from start to end, and a few people try it.',
      },
      {
        title: 'Bring it to the stores',
        content: 'With accounts in your name.',
      },
      {
        title: 'Look after it',
        content: 'New systems and new phones come every year, and the app has to keep up.',
      },
    ],
  },
  prices,
  costs: {
    heading: 'What it costs when it’s finished',
    paragraphs: [
      'An app is never quite finished. The makers of the phones change their rules, and somebody has to look after it. Plan a budget for each year.',
    ],
    items: [
      { label: 'Apple’s developer program', value: 'A yearly fee' },
      { label: 'Google Play', value: 'A fee, once' },
      { label: 'Upkeep, a month', value: `From ${carePrices[0]?.price}` },
      { label: 'If you sell digital things inside it', value: 'A share' },
    ],
  },
  limits: {
    heading: 'What we say no to',
    items: [
      'Apps that are paid for with other people’s location.',
      'Notifications whose purpose is that somebody opens the app.',
      'Other work that we leave out: [what you turn down].',
    ],
  },
  questions: {
    heading: 'Once that is settled',
    items: [
      {
        question: 'What do you build with?',
        answer: ['Mostly with [the tools you use]. We choose after we have seen what you need.'],
      },
      {
        question: 'Who owns the accounts in the stores?',
        answer: ['You do. You invite us as developers, and can end that at any time.'],
      },
      {
        question: 'Can it start as a website and become an app later?',
        answer: ['Yes, and it is often the best way. You learn first what people really use.'],
      },
    ],
  },
  closing: {
    heading: 'Tell us what it should do.',
    content: 'Tell us who would use it, and where. If a website is enough, we say so.',
    action: { title: 'Ask us', link: '/page/contact-us' },
  },
};
