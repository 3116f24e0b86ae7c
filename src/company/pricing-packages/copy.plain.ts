import { formatMoney } from '../../content/formats.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { lowestPrice, yearlySavings } from './plan-prices.ts';

const { monthly, yearly } = hostingPrices;

/** Copy of `/page/pricing-packages`; the prices are in `prices.ts`. */
export const copy = {
  hero: {
    img: 'clay-startup',
    heading: 'What it costs, and what you get.',
    lead: 'Every package has its price and its contents on this page. What is made for you alone gets a price of its own before we start.',
    caption: 'Many parts. You take what you need.',
    label: 'On this page',
    links: [
      { title: 'Hosting', detail: `from ${lowestPrice(monthly)} a month`, link: '#hosting' },
      {
        title: 'Upkeep and names',
        detail: `from ${lowestPrice(carePrices)} a month, ${lowestPrice(namePrices)} a year`,
        link: '#upkeep-and-names',
      },
      { title: 'If we are wrong', detail: 'a plan and its bill', link: '#bill' },
      { title: 'If you leave', detail: 'what comes back', link: '#leaving' },
    ],
  },
  hosting: {
    heading: 'Hosting, in three sizes',
    lead: 'A larger package has everything that the smaller one has. Take the smallest that is enough for you.',
    tabsLabel: 'How you pay for hosting',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Our suggestion',
  },
  /** Names of the services, for structured data only. */
  services: { hosting: 'Hosting', upkeep: 'Upkeep', names: 'Names' },
  compare: {
    heading: 'Side by side',
    caption: 'Hosting plans by what is in them',
    rows: [
      { label: 'By the month', cells: monthly.map(({ price }) => price) },
      { label: 'By the year', cells: yearly.map(({ price }) => price) },
      { label: 'Saved by the year', cells: yearlySavings(hostingPrices) },
      // [gap: what is in each hosting plan, as in src/content/prices.ts]
      { label: 'Websites', cells: ['one', 'several', 'many'] },
      { label: 'Certificates', cells: ['yes', 'yes', 'yes'] },
      { label: 'Backups', cells: ['yes', 'yes', 'yes'] },
      { label: 'Staging copy', cells: ['no', 'yes', 'yes'] },
      { label: 'Help by phone', cells: ['no', 'no', 'yes'] },
    ],
    note: 'In US dollars, before sales tax where there is one.',
  },
  upkeepAndNames: {
    heading: 'Upkeep by the month, names by the year',
    lead: 'Upkeep is our time, paid by the month. A domain name is rented, and paid once a year.',
    tabNotes: [
      { tabTitle: 'MONTHLY', text: `holds upkeep, from ${lowestPrice(carePrices)}` },
      { tabTitle: 'YEARLY', text: `holds domain names, from ${lowestPrice(namePrices)}` },
    ],
    tabsLabel: 'What is paid by the month, and what by the year',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Our suggestion',
  },
  included: {
    heading: 'What you never pay for',
    lead: 'These are on no bill of ours.',
    // Eight, as many as the picture has outlines.
    items: [
      {
        title: 'Work that nobody ordered',
        content: 'More than was agreed happens only after you have said yes.',
      },
      {
        title: 'A question',
        content: 'You can call us or write to us and ask.',
      },
      {
        title: 'A commission',
        content: 'When we recommend a product, nobody pays us for it.',
      },
      {
        title: 'A cut of your sales',
        content: 'What you sell is between you and your customers.',
      },
      {
        title: 'Your customers’ data',
        content: 'We do not sell it, and we do not give it away.',
      },
      {
        title: 'A first place in the search',
        content: 'Nobody can promise one, so we do not sell one.',
      },
      {
        title: 'A name in our name',
        content: 'Your domain is registered to you.',
      },
      {
        title: 'What others do better',
        content: 'If we are the wrong firm for it, we tell you.',
      },
    ],
  },
  due: {
    heading: 'When it is due',
    items: [
      {
        title: 'Hosting by the month',
        content: 'On the day on which it starts, then on that date.',
      },
      {
        title: 'Hosting or a name by the year',
        content: 'Once, for twelve months.',
      },
      {
        title: 'Upkeep',
        content: 'After each month.',
      },
      {
        title: 'Something built',
        content: 'As the plan says, part by part.',
      },
    ],
    note: 'Bills are payable within [how many] days. If one surprises you, call before you pay it.',
  },
  leaving: {
    heading: 'What it costs to leave',
    // [gap: what leaving costs, in dollars]
    fee: formatMoney(0),
    paragraphs: [
      'Tell us [how many] days ahead. You get your data, your files and what you need to start elsewhere.',
      'If you have paid for a year of hosting, the months that you used count at the monthly price, and what is left goes back to you:',
    ],
    caption: 'What comes back of a year that ends early',
    afterLabel: 'After',
    months: [3, 6, 9],
    monthsLabel: 'months',
    note: 'Computed from the prices above.',
    action: { title: 'Ask about it', link: '/page/contact-us' },
  },
  closing: {
    heading: 'Nothing here fits?',
    content: `Say what your site should do, and for how many people. You have an answer within ${responseTimes.message}.`,
    action: { title: 'Ask for a figure', link: '/page/contact-us' },
  },
} as const;
