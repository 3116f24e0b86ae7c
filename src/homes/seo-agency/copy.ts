import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

/** Copy of `/home-seo-agency`, except the editor and the report. */
export const copy = {
  hero: {
    id: 'town',
    heading: ['They’re looking', 'for you. Wave.'],
    lead: 'Nothing in this town is missing. Half of it just can’t be found. Over Here is three people in Yuma, Arizona, who mend that for 22 shops.',
    action: { title: 'Measure your own line', link: '#line' },
    legend: 'Somebody in town is typing',
    searches: [
      {
        spot: 'bread',
        query: 'bread before work',
        remark: 'Ochoa’s bakes from four in the morning. It stood on page three.',
      },
      {
        spot: 'drugs',
        query: 'pharmacy open sunday',
        remark: 'Lucero’s is, until six. Three maps out of four said closed.',
      },
      {
        spot: 'bikes',
        query: 'flat tire downtown',
        remark: 'Kwan mends it while you wait. His site still wished a happy 2016.',
      },
      {
        spot: 'keys',
        query: 'locked out',
        remark: 'Mesa Key comes in twelve minutes, and stood below two call centers in Ohio.',
      },
    ],
  },
  process: {
    id: 'year',
    heading: 'It takes a year. Here is the year.',
    lead: 'Anybody who says six weeks is selling you six weeks. The figures are calls a month, the middle one of our 22 shops.',
    label: 'The year in five pieces of ground',
    img: 'yuma-plots',
    unit: 'calls a month',
    stages: [
      {
        time: 'Week 1',
        title: 'Stakes',
        calls: 31,
        text: 'We read your site, your listings and half a year of logs. You get six pages about it, two of them unpleasant.',
      },
      {
        time: 'Month 1',
        title: 'A hole',
        calls: 27,
        text: 'Eleven pages about the same thing become one. Calls go down for some weeks. We tell you the date before.',
      },
      {
        time: 'Months 2 and 3',
        title: 'Scaffolding',
        calls: 29,
        text: 'Titles, hours, photos, speed. A lot of hammering, and from the street you see nothing at all.',
      },
      {
        time: 'Months 4 to 6',
        title: 'A shop',
        calls: 42,
        text: 'The engines have been back to look twice. The first strangers come in and say that they just searched.',
      },
      {
        time: 'Month 12',
        title: 'A crowd',
        calls: 64,
        text: 'At the door of twenty out of 22. Two never got here; they had their keeping back from the seventh month on.',
      },
    ],
  },
  faq: {
    id: 'mean',
    heading: 'What people ask us for',
    suggestionLabel: 'Did you mean:',
    searches: [
      {
        query: 'number one guaranteed',
        suggestion: 'your money back from month seven',
        text: 'Nobody owns the first place, so nobody can sell it. We can only sell our hours, and give some back.',
      },
      {
        query: 'buy 500 links',
        suggestion: 'one link from the Little League',
        text: 'You have paid for their shirts since 2009. Somebody should have asked.',
      },
      {
        query: 'five star reviews cheap',
        suggestion: 'a card beside the till',
        text: 'We print it. Your customers write what they think, and we help you to answer the bad one.',
      },
      {
        query: 'pages for 40 towns',
        suggestion: 'one good page for this one',
        text: 'If your van doesn’t go to Tucson, neither does your website.',
      },
      {
        query: 'blog posts by the yard',
        suggestion: 'what you say on the phone ten times a week',
        text: 'Rosa listens for a morning and writes it down once. That is the whole content strategy.',
      },
      {
        query: 'seo for both locksmiths',
        suggestion: 'one of each trade within thirty miles',
        text: 'The other one gets a kind letter, and the name of somebody good in Phoenix.',
      },
    ],
  },
  prices: {
    id: 'book',
    heading: 'By the line, as it used to be.',
    img: 'yuma-book',
    story: [
      'From 1991 to 2014 Dolores Quan sold ads in the county’s phone book: two and a half inches of column, twice a year, on foot. She can still tell you what a plumber gets out of a bold line.',
      'In the last edition there were more ads for ads than for plumbers. So she took the two people she liked best, Matty Brandt, who looked after the presses, and Rosa Iñiguez, who wrote the small print, and rented the shoe shop across the street.',
      'It is the same trade. Somebody runs a finger down a page and stops. You have one line to be where the finger stops.',
    ],
    guide: ['LINES', 'OVER HERE'],
    ads: [
      {
        size: 'line',
        title: 'One line',
        price: '$0',
        text: 'Send us a title. Rosa sends it back shorter. That’s the whole offer.',
      },
      {
        size: 'inch',
        title: 'The look',
        price: '$480',
        period: 'once',
        text: 'One day with your site, six pages about it. Yours, whoever does the work.',
      },
      {
        size: 'quarter',
        title: 'The tidy',
        price: '$2,400',
        period: 'once, three weeks',
        text: 'Everything that can be put right from a chair.',
        points: [
          'Titles and lines for up to 40 pages',
          'Hours and address, the same in fourteen places',
          'Old pages sent on to new ones',
          'Pictures that weigh what pictures should',
        ],
      },
      {
        size: 'column',
        title: 'The keeping',
        price: '$390',
        period: 'a month',
        text: 'For shops that have been tidied.',
        points: [
          'Four hours of work',
          'One report, on paper',
          'One call from Dolores',
          'Ends on the day you say so',
          'What we wrote stays yours, and so do the passwords, which were yours all along',
        ],
      },
    ],
    filler: 'This space cost $38 a month in 2013.',
    listingHeading: 'Under our lamp',
    listings: [
      { trade: 'Bakeries', name: 'Ochoa’s', phone: '555-0163' },
      { trade: 'Bicycles', name: 'Kwan & Daughter', phone: '555-0118' },
      { trade: 'Dates, dried', name: 'Imperial Palms', phone: '555-0171' },
      { trade: 'Dentists', name: 'Dr. Haddad', phone: '555-0109' },
      { trade: 'Evaporative coolers', name: 'Swamp Kings', phone: '555-0190' },
      { trade: 'Florists', name: 'Bloom & Gila', phone: '555-0134' },
      { trade: 'Locksmiths', name: 'Mesa Key', phone: '555-0127' },
      { trade: 'Notaries', name: 'Pilar Sosa', phone: '555-0152' },
      { trade: 'Pharmacies', name: 'Lucero’s', phone: '555-0185' },
      { trade: 'Piano tuners', name: 'Odell Finch', phone: '555-0146' },
      { trade: 'Tents & awnings', name: 'Shade Co.', phone: '555-0112' },
      { trade: 'Upholsterers', name: 'Tack & Webb', phone: '555-0178' },
    ],
    unlisted: 'and ten who would rather not be in a book again.',
  },
  contact: {
    id: 'ask',
    img: 'yuma-evening',
    heading: 'Now you wave.',
    text: 'Rosa opens these at seven, with the shutters. One site in six needs nothing; then she says so, and that is all you get.',
    formHeading: 'Where should the light go?',
    address: ['Over Here', ...addressLines(firm.address), `${firm.hours}.`],
  },
  form: {
    submitLabel: 'Send it over',
    commentLabel: 'The address of your site, and what people should find it by',
    details: [
      {
        kind: 'choice',
        name: 'More of',
        label: 'What do you want more of',
        options: [
          'Phone calls',
          'People at the counter',
          'Orders',
          'Appointments',
          'I don’t know yet',
        ],
      },
    ],
  },
} as const;
