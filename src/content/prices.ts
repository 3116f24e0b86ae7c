import type { PriceLists, PricingPlan } from './schema/pricing-plan.ts';

const contactPath = '/page/contact-us';

/** Contents of each hosting plan, billed monthly or yearly. */
const seedFeatures = [
  '5 domains',
  '20 GB of disk space',
  '10 mailboxes',
  'Certificates that renew themselves',
  'A backup every night, kept 14 days',
];
const acreFeatures = [
  '10 domains',
  '80 GB of disk space',
  '50 mailboxes',
  'A staging copy of every site',
  'A backup every hour, kept 30 days',
];
const fieldFeatures = [
  '20 domains',
  '200 GB of disk space',
  'Mailboxes without a limit',
  'Two machines in two places',
  'Someone on the phone, nights included',
];
const yearlyBonus = 'We move your old site over, free';

/** Hosting: the lists behind the MONTHLY/YEARLY tab. */
export const hostingPrices: PriceLists = {
  monthly: [
    {
      title: 'Seed',
      id: 'seed',
      subtitle: 'For a first site and its spare names',
      price: '$9.99',
      term: 'per month',
      plans: seedFeatures,
      buttonTitle: 'Choose Seed',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Acre',
      id: 'acre',
      subtitle: 'For a firm with a shop or a few sites',
      price: '$19.99',
      term: 'per month',
      plans: acreFeatures,
      buttonTitle: 'Choose Acre',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Field',
      id: 'field',
      subtitle: 'For many sites, or one that is never quiet',
      price: '$29.99',
      term: 'per month',
      plans: fieldFeatures,
      buttonTitle: 'Choose Field',
      buttonLink: contactPath,
      icon: 'tractor',
    },
  ],
  yearly: [
    {
      title: 'Seed',
      id: 'seed',
      subtitle: 'Nearly three months free',
      price: '$90.99',
      term: 'per year',
      plans: [...seedFeatures, yearlyBonus],
      buttonTitle: 'Choose Seed',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Acre',
      id: 'acre',
      subtitle: 'Two months free, less nine cents',
      price: '$199.99',
      term: 'per year',
      plans: [...acreFeatures, yearlyBonus],
      buttonTitle: 'Choose Acre',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Field',
      id: 'field',
      subtitle: 'More than two months free',
      price: '$290.99',
      term: 'per year',
      plans: [...fieldFeatures, yearlyBonus],
      buttonTitle: 'Choose Field',
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
    subtitle: 'It stays up, patched and backed up',
    price: '$800',
    term: 'per month',
    plans: [
      '5 hours of our time',
      'Security updates within two working days',
      'A restored backup as proof, every quarter',
      'One page in plain words each month',
    ],
    buttonTitle: 'Ask about Upkeep',
    buttonLink: contactPath,
    icon: 'wrench',
  },
  {
    title: 'Upkeep and building',
    id: 'upkeep-and-building',
    subtitle: 'The same, and it gets better as well',
    price: '$1200',
    term: 'per month',
    plans: [
      '9 hours of our time, unused hours roll over once',
      'Everything in Upkeep',
      'A list of improvements that you put in order',
      'A call every second Thursday',
    ],
    buttonTitle: 'Ask about building',
    buttonLink: contactPath,
    icon: 'hammer',
    popular: { isPopular: true },
  },
  {
    title: 'Words and search',
    id: 'words-and-search',
    subtitle: 'Somebody who writes, measures and mends',
    price: '$900',
    term: 'per month',
    plans: [
      '7 hours of writing and measuring',
      'Two pages written or rewritten each month',
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
    subtitle: 'One .com, .org or .net, in your name',
    price: '$29',
    term: 'per year',
    plans: ['Registered to you, not to us', 'Renewed before it lapses', 'Free to take elsewhere'],
    buttonTitle: 'Ask for a name',
    buttonLink: contactPath,
    icon: 'tag',
  },
  {
    title: 'A name and its mail',
    id: 'name-and-mail',
    subtitle: 'Mail that gets past the spam folder',
    price: '$39',
    term: 'per year',
    plans: ['Everything in A name', 'Three forwarding addresses', 'SPF, DKIM and DMARC set up'],
    buttonTitle: 'Ask for name and mail',
    buttonLink: contactPath,
    icon: 'mail',
    popular: { isPopular: true },
  },
  {
    title: 'A name that is watched',
    subtitle: 'For a name that must never go dark',
    price: '$49',
    term: 'per year',
    plans: [
      'Everything in A name and its mail',
      'Checked every minute from three places',
      'A text message to you when it is down',
    ],
    buttonTitle: 'Ask for a watched name',
    buttonLink: contactPath,
    icon: 'eye',
  },
];
