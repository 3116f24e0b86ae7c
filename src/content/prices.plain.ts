import { formatMoney } from './formats.ts';
import type { PriceLists, PricingPlan } from './schema/pricing-plan.ts';

const contactPath = '/page/contact-us';

/** Contents of each hosting plan, billed monthly or yearly. */
const basicFeatures = [
  'One website',
  'Certificates that renew themselves',
  'Backups: [how often, kept how long]',
];
const plusFeatures = ['Several websites', 'Everything in Basic', 'A staging copy of every site'];
const fullFeatures = ['Many websites', 'Everything in Plus', 'Help by phone: [at which hours]'];

/** Hosting: the lists behind the MONTHLY/YEARLY tab. */
export const hostingPrices: PriceLists = {
  monthly: [
    {
      title: 'Basic',
      subtitle: 'For a first site',
      // [gap: price of the basic plan a month, in dollars]
      price: formatMoney(10),
      term: 'per month',
      plans: basicFeatures,
      buttonTitle: 'Choose Basic',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Plus',
      subtitle: 'For a shop or a few sites',
      // [gap: price of the middle plan a month, in dollars]
      price: formatMoney(20),
      term: 'per month',
      plans: plusFeatures,
      buttonTitle: 'Choose Plus',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Full',
      subtitle: 'For many sites, or a busy one',
      // [gap: price of the large plan a month, in dollars]
      price: formatMoney(30),
      term: 'per month',
      plans: fullFeatures,
      buttonTitle: 'Choose Full',
      buttonLink: contactPath,
      icon: 'tractor',
    },
  ],
  yearly: [
    {
      title: 'Basic',
      subtitle: 'For a first site',
      // [gap: price of the basic plan a year, in dollars]
      price: formatMoney(100),
      term: 'per year',
      plans: basicFeatures,
      buttonTitle: 'Choose Basic',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Plus',
      subtitle: 'For a shop or a few sites',
      // [gap: price of the middle plan a year, in dollars]
      price: formatMoney(200),
      term: 'per year',
      plans: plusFeatures,
      buttonTitle: 'Choose Plus',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Full',
      subtitle: 'For many sites, or a busy one',
      // [gap: price of the large plan a year, in dollars]
      price: formatMoney(300),
      term: 'per year',
      plans: fullFeatures,
      buttonTitle: 'Choose Full',
      buttonLink: contactPath,
      icon: 'tractor',
    },
  ],
};

/** Care plans for finished sites, billed monthly. */
export const carePrices: PricingPlan[] = [
  {
    title: 'Upkeep',
    id: 'upkeep',
    subtitle: 'Your site stays up to date',
    // [gap: price of upkeep a month, in dollars]
    price: formatMoney(100),
    term: 'per month',
    plans: ['Our time: [how many hours]', 'Security updates', 'Backups that we test'],
    buttonTitle: 'Ask about Upkeep',
    buttonLink: contactPath,
    icon: 'wrench',
  },
  {
    title: 'Upkeep and building',
    id: 'upkeep-and-building',
    subtitle: 'The same, and your site gets better',
    // [gap: price of upkeep with improvements a month, in dollars]
    price: formatMoney(300),
    term: 'per month',
    plans: [
      'Everything in Upkeep',
      'Time for improvements',
      'A list of improvements that you put in order',
    ],
    buttonTitle: 'Ask about building',
    buttonLink: contactPath,
    icon: 'hammer',
    popular: { isPopular: true },
  },
  {
    title: 'Words and search',
    id: 'words-and-search',
    subtitle: 'We write, measure and correct',
    // [gap: price of writing and measuring a month, in dollars]
    price: formatMoney(200),
    term: 'per month',
    plans: [
      'Pages written or rewritten',
      'Broken links and slow pages mended',
      'Search figures without the jargon',
    ],
    buttonTitle: 'Ask about words',
    buttonLink: contactPath,
    icon: 'pencil-line',
  },
];

/** Domain names and other yearly items. */
export const namePrices: PricingPlan[] = [
  {
    title: 'A name',
    id: 'name',
    subtitle: 'A domain in your name',
    // [gap: price of a domain a year, in dollars]
    price: formatMoney(20),
    term: 'per year',
    plans: ['Registered to you, not to us', 'Renewed before it lapses', 'Free to take elsewhere'],
    buttonTitle: 'Ask for a name',
    buttonLink: contactPath,
    icon: 'tag',
  },
  {
    title: 'A name and its mail',
    id: 'name-and-mail',
    subtitle: 'A domain with mail addresses',
    // [gap: price of a domain with mail a year, in dollars]
    price: formatMoney(30),
    term: 'per year',
    plans: ['Everything in A name', 'Addresses that forward mail', 'SPF, DKIM and DMARC set up'],
    buttonTitle: 'Ask for name and mail',
    buttonLink: contactPath,
    icon: 'mail',
    popular: { isPopular: true },
  },
  {
    title: 'A name that is watched',
    subtitle: 'A domain that we keep an eye on',
    // [gap: price of a watched domain a year, in dollars]
    price: formatMoney(40),
    term: 'per year',
    plans: ['Everything in A name and its mail', 'Checked [how often]', 'A mail when it is down'],
    buttonTitle: 'Ask for a watched name',
    buttonLink: contactPath,
    icon: 'eye',
  },
];
