import { planById } from '../../content/plan-by-id.ts';
import { carePrices, namePrices } from '../../content/prices.ts';

const searchPlan = planById(carePrices, 'words-and-search');
const namePlan = planById(namePrices, 'name-and-mail');

/** Copy of `/page/DigitalMarketing`; the use of the hundred dollars is in `ad-budget-example.ts`. */
export const copy = {
  hero: {
    media: { name: 'hundred-way' },
    heading: 'A hundred dollars walks into town.',
    lead: 'Not quite eleven of them meet a customer. Here is where the rest went, each strip as wide as what was lost there, and what we do so that it gets narrower.',
    caption:
      'A week of search ads for a stove shop in a town of nine thousand: 46 clicks at $2.17, and 18 cents change. An example, but every leak in it is one that we have counted somewhere.',
  },
  budget: {
    heading: 'To the cent',
    lead: 'The same hundred in the first month and in the third. Nothing between the two was clever.',
    caption: 'What became of $100 of search ads, in two months',
    labels: {
      channel: 'Where it went',
      months: ['Month one', 'Month three'],
      change: 'What we changed',
      clicks: ['click', 'clicks'],
      unspentTitle: 'Change',
      unspentReason: 'Too little for another click.',
      unspentChange: 'None. It stays in the account, and is yours.',
      total: 'Together',
      jobs: 'Jobs that came of it',
      costPerJob: 'What one job cost in ads',
    },
    note: 'A click is dearer in month three, $2.56 and not $2.17. The cheap ones were cheap because nobody wanted them.',
  },
  breakEven: {
    heading: 'When not to hire us',
    lead: `Two more jobs for every hundred dollars: that is what the changes bring here. They are part of ${searchPlan.title}, which is ${searchPlan.price} a month. So what you earn by a job decides from where on it pays.`,
    profitLabel: 'A job leaves you',
    budgetLabel: 'We pay for ourselves from',
    budgetUnit: 'of ads a month',
    /** Profit of one job for the shop, in cents. */
    items: [
      { profitPerJob: 6_000, example: 'a chimney swept' },
      { profitPerJob: 18_000, example: 'a stove set up' },
      { profitPerJob: 45_000, example: 'a stove sold' },
    ],
    note: 'Below your line, keep the fee. Draw the circle, make the list of words, take your own name out and put the telephone at the top. That is an evening, and you have just read how.',
  },
  work: {
    heading: 'Seven hours a month, drawn to length',
    lead: 'A block is as tall as it takes. After the third month there is a talk, and “stop” is one of the answers.',
    hourLabel: ['hour', 'hours'],
    items: [
      {
        title: 'Month one',
        aim: 'Stop the leaks',
        tasks: [
          {
            title: 'Read',
            content: 'Last year’s ad bills, the server’s log, who called and why.',
            hours: 1.5,
          },
          {
            title: 'Sit beside you',
            content: 'Your account, your card, your finger on the button. Circle, words, own name.',
            hours: 1.5,
          },
          {
            title: 'Two pages rewritten',
            content: 'The one that the ad leads to, and the one with the prices. Both made light.',
            hours: 3.5,
          },
          { title: 'The report', hours: 0.5 },
        ],
      },
      {
        title: 'Month two',
        aim: 'Be found',
        tasks: [
          {
            title: 'Two new pages',
            content:
              'Each answers one thing that you are asked on the telephone every week, in the words in which it is asked.',
            hours: 4,
          },
          {
            title: 'One set of facts',
            content: 'Hours, map and photographs agree wherever somebody may look you up.',
            hours: 1.5,
          },
          { title: 'Mending', content: 'Dead links, slow pages.', hours: 1 },
          { title: 'The report', hours: 0.5 },
        ],
      },
      {
        title: 'Month three',
        aim: 'Be remembered',
        tasks: [
          {
            title: 'A letter',
            content: 'To people who asked for one. You say it, we type it, everybody can leave.',
            hours: 1.5,
          },
          {
            title: 'Two pages more',
            content: 'Chosen by the log: what is read most and answers least.',
            hours: 3.5,
          },
          { title: 'Mending', content: 'Whatever the letter brought to light.', hours: 1 },
          { title: 'Report and talk', content: 'Go on, or stop?', hours: 1 },
        ],
      },
    ],
  },
  measuring: {
    img: 'hundred-notice',
    heading: 'This ad counts itself',
    lead: 'Five numbers are gone, so five people have them. Nobody was followed home. All that we do on the web is a version of this notice.',
    items: [
      {
        title: 'A door of its own',
        content:
          'Each ad leads to an address that stands nowhere else, and shows a telephone extension that rings for no other reason.',
      },
      {
        title: 'The server’s own book',
        content:
          'It notes which page was asked for, and at what time. The visitor’s address is cut in half before we look, and gone within a week.',
      },
      {
        title: 'A question',
        content:
          '“And how did you hear of us?” Five boxes on paper next to the telephone. It is the oldest method, and the only one that knows about the neighbor.',
      },
      {
        title: 'A word',
        content: 'Every letter has one in it. Whoever says “kindling” at the counter has read it.',
      },
    ],
    limits: {
      title: 'What we then do not know',
      content:
        'Who they are, what else they read, and whether they saw the notice twice. No stove shop has missed it yet.',
    },
  },
  report: {
    heading: 'The third month, in a minute',
    lead: 'This is the whole of it: one page, on the first working day. No login, no needle in a dial.',
    recipient: 'For the stove shop of the example. Third month.',
    summary:
      'Thirty-one jobs came by what we look after. Each cost you $42.52, our own bill included.',
    caption: 'Spending, calls and jobs of the third month',
    labels: {
      channel: 'How they came',
      spending: 'Spent',
      calls: 'Calls',
      jobs: 'Jobs',
      costPerJob: 'Each',
      total: 'Together',
      withFee: 'With our fee',
      profitBeforeCosts: 'What the jobs left you',
      profitAfterCosts: 'After ads, letter and us',
    },
    /** Average profit of a job by the shop’s books, in cents. */
    profitPerJob: 21_000,
    notes: [
      {
        title: 'Went wrong',
        content:
          'The letter went out with last year’s date. Nine people told us. Our fault, so that hour is not on the bill.',
      },
      {
        title: 'Next',
        content:
          'No ads in February: nobody buys a stove with the winter behind them. “What does a liner cost?” is read most and has no price in it. Write that.',
      },
      {
        title: 'From you, please',
        content: 'Two people asked for soapstone. Do you sell it? If not, we say so on the page.',
      },
    ],
    footer: 'Each figure can be asked about, by telephone.',
  },
  declined: {
    heading: 'Offers that you will get, only not from us',
    items: [
      {
        pitch: 'We run your ads for 15 percent.',
        content:
          'Whoever lives on a share of the spending finds reasons to spend. Account, card and button stay yours; we take no part of it.',
      },
      {
        pitch: 'We follow them for thirty days.',
        content:
          'Somebody looked at a stove. To be at their heels for a month, a stranger has to keep a list of all that they look at.',
      },
      {
        pitch: '5,000 local addresses, $49.',
        content:
          'Not one of the five thousand asked. Write to them, and for a year your invoices land in the spam folder as well.',
      },
      {
        pitch: 'Fifty reviews, five stars each.',
        content:
          'People can smell it, and since October 2024 the Federal Trade Commission can fine you for each.',
      },
      {
        pitch: 'Page one, guaranteed.',
        content:
          'By whom? The order is made by somebody who takes no calls, from us least of all. What can be worked on is the page.',
      },
      {
        pitch: 'Sixty figures, live.',
        content:
          'You would look twice. A figure that changes nothing on Monday has no business on a screen.',
      },
    ],
  },
  closing: {
    heading: 'What became of your last hundred?',
    content:
      'Bring the latest bill for ads to the first hour, which is free. We sort it into these strips, and you take the sheet along.',
    action: { title: 'Ask for the hour', link: '/page/contact-us' },
    barLabel: 'The hundred once more, first month, from edge to edge',
    facts: [
      {
        label: `${searchPlan.title}, a month`,
        value: `${searchPlan.price}`,
        detail: 'Seven hours, two pages, thirty days’ notice',
      },
      {
        label: `${namePlan.title}, a year`,
        value: `${namePlan.price}`,
        detail: 'Signed, so that your letters arrive',
      },
      {
        label: 'Of what you spend on ads',
        value: '$0',
        detail: 'You pay the network. We are not in between',
      },
    ],
  },
} as const;
