import { firm } from './firm.ts';

/** Copy of `/home-startup`. Its features, figures, services, prices and posts have tables of their own. */
export const copy = {
  hero: {
    heading: 'Six weeks from napkin to first customer.',
    lead: 'We build the small version, show it to strangers, and tell you every Friday what they did with it.',
    actions: {
      first: { title: 'Show us the napkin', link: `mailto:${firm.contacts.email}` },
      second: { title: 'See the prices', link: '#prices' },
    },
    /** The dashboard: the sheet that a client gets on the sixth Friday. */
    sheet: {
      title: 'Friday sheet',
      week: 'Week 6',
      headline: 'Finished sign-up',
      figure: '71%',
      change: 'up from 38% in week 3',
      weeks: [
        { label: 'W3', percent: 38 },
        { label: 'W4', percent: 44 },
        { label: 'W5', percent: 59 },
        { label: 'W6', percent: 71 },
      ],
      rows: [
        { label: 'Strangers who tried it', value: '214' },
        { label: 'Paying customers', value: '09' },
        { label: 'Where they gave up', value: 'Step 3' },
      ],
    },
  },
  features: {
    heading: 'Build it, measure it, grow it. In that order.',
    /** Pictures of the three boxes, in the order of `features.ts`. */
    media: [
      { media: 'clay-feature-build' },
      { media: 'clay-feature-measure' },
      { media: 'clay-feature-grow' },
    ],
  },
  figures: {
    heading: 'Three numbers. Count them if you like.',
    lead: 'Every mark below is one of them, drawn to the last. The plus signs are the ones who joined while we were drawing.',
    /** One for each row of `figures.ts`: a sentence, and how the number is drawn. */
    notes: [
      { note: 'of one desk, one kettle and one window each', shape: 'dot', columns: 35, rows: 5 },
      { note: 'and still no second logo', shape: 'ring', columns: 20, rows: 1 },
      {
        note: 'a few desks take turns; all answer their own phones',
        shape: 'person',
        columns: 40,
        rows: 5,
      },
    ],
  },
  services: {
    heading: 'What you can ask us for',
    lead: 'Take one and leave the rest. Most young firms start with a single block of this row.',
    labels: {
      stop: 'Stop the rotation',
      start: 'Start the rotation',
      previous: 'Previous service',
      next: 'Next service',
    },
  },
  prices: {
    heading: 'Hosting that grows by the domain',
    lead: 'When the thing is built it has to live somewhere. Pay as you go, or by the year and keep the difference.',
    tabsLabel: 'Prices by the month or by the year',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Most firms take this one',
    note: 'In US dollars, without sales tax. Change or stop at the end of any term; we hand over your files and your names the same day.',
  },
  posts: {
    heading: 'Lately, from the workbench',
    lead: 'What we learned from young firms this fall, written down by the people who were there.',
  },
  subscribe: {
    heading: 'One postcard a month.',
    lead: 'Something that worked, something that did not, and a number from a real launch. It takes two minutes to read and arrives on the first Friday.',
    stamp: 'clay-post-plane',
    submit: 'Send me postcards',
    postmark: 'DAYTON, OH · FIRST FRIDAY ·',
    note: 'We keep your address for this and nothing else. Each postcard has a way out at the bottom.',
  },
} as const;
