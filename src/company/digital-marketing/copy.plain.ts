import { planById } from '../../content/plan-by-id.ts';
import { carePrices, namePrices } from '../../content/prices.ts';
import { centsOf, formatCents } from '../pricing-packages/money.ts';
import { adBudgetExample } from './ad-budget-example.ts';
import { clicksIn, unspentIn } from './ad-budget-sums.ts';
import { reportLines, reportSums } from './report.ts';

const searchPlan = planById(carePrices, 'words-and-search');
const namePlan = planById(namePrices, 'name-and-mail');

const budget = formatCents(adBudgetExample.budget);
const [firstClick, laterClick] = adBudgetExample.centsPerClick;
// [gap: average profit per job, in cents]
const profitPerJob = 21_000;
const sums = reportSums(reportLines, centsOf(searchPlan.price), profitPerJob);

/** Copy of `/page/DigitalMarketing`; the use of the hundred dollars is in `ad-budget-example.ts`. */
export const copy = {
  hero: {
    media: { name: 'desk-travel', ratio: '2.4' },
    heading: `Where ${budget} of ads goes.`,
    lead: 'Most people who click on an ad do not become customers. The table shows what was spent on which kind of visitor. We help to spend less on the wrong ones.',
    caption: `An example, and not a client: ${clicksIn(0)} clicks at ${formatCents(firstClick)}, and ${unspentIn(0)} cents change.`,
  },
  budget: {
    heading: 'To the cent',
    lead: 'The same budget in the first month and in the third, after a few simple changes.',
    caption: `What became of ${budget} of search ads, in two months`,
    labels: {
      channel: 'Where it went',
      months: ['Month one', 'Month three'],
      change: 'What was changed',
      clicks: ['click', 'clicks'],
      unspentTitle: 'Change',
      unspentReason: 'Too little for another click.',
      unspentChange: 'None. It stays in the account.',
      total: 'Together',
      jobs: 'Jobs that came of it',
      costPerJob: 'What one job cost in ads',
    },
    note: `In the example a click costs more in month three: ${formatCents(laterClick)}, and not ${formatCents(firstClick)}.`,
  },
  breakEven: {
    heading: 'When not to hire us',
    lead: `In the example, the changes bring more jobs for the same ads. They are part of ${searchPlan.title}, which is ${searchPlan.price} a month. What you earn by a job decides from where on that pays.`,
    profitLabel: 'A job leaves you',
    budgetLabel: 'We pay for ourselves from',
    budgetUnit: 'of ads a month',
    /** Profit of one job for the shop, in cents. */
    items: [
      // [gap: profit of three usual jobs]
      { profitPerJob: 5_000, example: 'a small job' },
      { profitPerJob: 20_000, example: 'a usual job' },
      { profitPerJob: 50_000, example: 'a large job' },
    ],
    note: 'If you spend less than that on ads, you can make the changes above yourself.',
  },
  work: {
    heading: 'Three months, drawn to length',
    lead: 'A block is as tall as the time that it takes. After the third month we talk about whether to go on.',
    hourLabel: ['hour', 'hours'],
    items: [
      // [gap: hours of each task, by month]
      {
        title: 'Month one',
        aim: 'Stop the leaks',
        tasks: [
          {
            title: 'Read',
            content: 'Bills for ads, the server’s log, who called and why.',
            hours: 1.5,
          },
          {
            title: 'Sit beside you',
            content: 'We go through the settings of your account together.',
            hours: 1.5,
          },
          {
            title: 'Two pages rewritten',
            content: 'The page that the ad leads to, and the one with the prices.',
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
            content: 'Each answers one thing that people ask you often.',
            hours: 4,
          },
          {
            title: 'One set of facts',
            content: 'Hours and address agree wherever people look you up.',
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
            content: 'To people who asked for one. Everybody can leave.',
            hours: 1.5,
          },
          {
            title: 'Two pages more',
            content: 'Chosen by what people read most.',
            hours: 3.5,
          },
          { title: 'Mending', content: 'Whatever has come to light.', hours: 1 },
          { title: 'Report and talk', content: 'Go on, or stop?', hours: 1 },
        ],
      },
    ],
  },
  measuring: {
    img: 'clay-feature-measure',
    heading: 'How we count',
    lead: 'A notice with numbers to tear off counts itself, and follows nobody. On the web that can be done as well.',
    items: [
      {
        title: 'A page of its own',
        content: 'Each ad leads to an address that is used nowhere else.',
      },
      {
        title: 'The server’s log',
        content: 'It notes which page was asked for, and at what time.',
      },
      {
        title: 'A question',
        content: 'You ask customers how they heard of you.',
      },
      {
        title: 'A word',
        content: 'A letter has a word in it that customers can mention.',
      },
    ],
    limits: {
      title: 'What we then do not know',
      content: 'Who they are, what else they read, and whether they saw an ad twice.',
    },
  },
  report: {
    heading: 'The third month, in a minute',
    lead: 'A report is one page in plain words. This is an example.',
    recipient: 'For the shop of the example. Third month.',
    summary: `${sums.jobs} jobs came by what we look after. Each cost ${formatCents(sums.jobWithFee)}, our own bill included.`,
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
    profitPerJob,
    notes: [
      {
        title: 'Went wrong',
        content: 'Here we say what did not work, and why.',
      },
      {
        title: 'Next',
        content: 'Here we say what we would do next month.',
      },
      {
        title: 'From you, please',
        content: 'Here we say what we need to know.',
      },
    ],
    footer: 'You can ask us about each figure.',
  },
  declined: {
    heading: 'What we do not offer',
    items: [
      {
        pitch: 'Page one, guaranteed.',
        content: 'Nobody can promise a place in a search engine. We can work on the page.',
      },
      {
        pitch: 'We follow your visitors.',
        content: 'To do that, somebody has to keep a list of all that they look at.',
      },
      {
        pitch: 'Bought addresses.',
        content: 'These people did not ask for a letter.',
      },
      {
        pitch: 'Bought reviews.',
        content: 'They are not true, and people notice.',
      },
    ],
  },
  closing: {
    heading: 'What became of your last budget?',
    content: 'Bring your latest bill for ads to a first hour with us, and we look at it together.',
    action: { title: 'Ask for the hour', link: '/page/contact-us' },
    barLabel: 'The hundred once more, first month, from edge to edge',
    facts: [
      {
        label: `${searchPlan.title}, a month`,
        value: `${searchPlan.price}`,
        detail: `${searchPlan.plans[0]}`,
      },
      {
        label: `${namePlan.title}, a year`,
        value: `${namePlan.price}`,
        detail: 'So that your letters arrive',
      },
      {
        label: 'Of what you spend on ads',
        // [gap: your share of ad spending]
        value: formatCents(0),
        detail: 'You pay the network yourself',
      },
    ],
  },
} as const;
