import { addressLines } from '../../content/address-lines.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { dryingDays, minimumDryingDays, priceOf } from './drying-days.ts';
import { durations } from './durations.ts';
import { firm } from './firm.ts';
import { cloths, weathers } from './sample-weather.ts';

/** Copy of `/home-application` below its first screens. */
export const copyBelow = {
  features: {
    id: 'how-long',
    heading: 'A sheet takes 95 minutes. In fog it takes until you give up.',
    caption: 'How long each piece hangs, hung at nine, in four kinds of day that Astoria has',
    cornerHeading: 'Piece',
    weatherColumns: weathers.map(({ title, note }) => ({ title, note })),
    rows: durations(cloths, weathers),
    notDryText: 'not today',
    note: 'Wash leaves the machine with a known amount of water in each square yard. Dry air and wind take it out, and John Dalton wrote down how fast in 1802. We added the river, your hedge, and the wall behind the line. That is the whole invention.',
  },
  stats: {
    id: 'battery',
    img: 'drying-glass',
    heading: 'Four tenths of a percent.',
    text: 'That is what a day costs your battery, hung at nine and taken in at four. It is little because the app does one sum in the morning and then really stops. We measure it every spring, on phones that people gave us.',
    caption: 'Battery used by Good Drying in one day, measured in May 2026',
    columns: ['Phone', 'Age', 'A day'],
    rows: [
      ['The new one from the shop on Commercial Street', '2 months', '0.3%'],
      ['Teo’s, cracked across the corner', '4 years', '0.4%'],
      ['A deckhand’s, dried out twice in rice', '6 years', '0.5%'],
      ['Maren’s mother’s, which is also her flashlight', '8 years', '1.1%'],
    ],
    footnote: 'The picture is Teo’s, through a loupe, with a drop of rain on it.',
  },
  permissions: {
    id: 'permissions',
    img: 'drying-hem',
    heading: 'Read the label',
    productName: 'Good Drying 4.2',
    origin: 'Made in Astoria, Oregon. 11 megabytes.',
    requiredHeading: 'Asks for',
    notRequiredHeading: 'Does not ask for',
    permissions: [
      {
        sign: 'place',
        title: 'Your street, once',
        text: 'To know which way the wind comes. Type the name instead, if you would rather.',
        isRequired: true,
      },
      {
        sign: 'bell',
        title: 'Notifications',
        text: 'Not off by default: not there. There is no code in it that could ring.',
        isRequired: false,
      },
      {
        sign: 'people',
        title: 'Contacts',
        text: 'Your neighbors can see your wash from where they are.',
        isRequired: false,
      },
      {
        sign: 'camera',
        title: 'Camera',
        text: 'We tried to tell wet from dry by photograph. It thought every black sock was wet.',
        isRequired: false,
      },
      {
        sign: 'account',
        title: 'An account',
        text: 'Your lines are kept on your phone. A lost phone loses them; measuring takes a minute.',
        isRequired: false,
      },
    ],
  },
  prices: {
    id: 'year',
    heading: 'Two dollars, in the months that dry',
    text: `A towel is as long as its month had drying days in 2025. Under ${minimumDryingDays} of them the month is free: nobody should pay for an app that says no.`,
    listLabel: 'Drying days and price by month, 2025',
    months: dryingDays.map(({ month, days }) => {
      const price = priceOf(days);
      return { month, days, price: price ? formatDollars(price) : 'free' };
    }),
    units: { one: 'day', many: 'days' },
    total: '131 drying days came to $16 for the year.',
    notes: [
      'Reckoned for your own town, not for ours: in Tucson you would pay all twelve, and hardly need us.',
      'The first line is free for 30 days. After that it asks once.',
      'Stop in the app, in two taps. There is no page that asks why.',
    ],
  },
  contact: {
    id: 'get-it',
    img: 'drying-porch',
    heading: 'Tell us where your line hangs.',
    text: 'Maren Koski folded for the boats on Marine Drive for fourteen years. Teo Ruark wrote the weather of the bar for the pilots. They answer before noon with a link for your phone, and say whether your yard is any good.',
    addressLines: ['Upstairs in the red net shed', ...addressLines(firm.address), `${firm.hours}.`],
  },
  form: {
    submitLabel: 'Send me the link',
    commentLabel: 'Your town, and what stands round the line: a hedge, a wall, a neighbor’s fir',
    details: [
      {
        kind: 'choice',
        name: 'Where it hangs',
        label: 'Where does it hang',
        options: [
          'In a yard',
          'On a balcony',
          'Between two houses',
          'On a boat',
          'On a rack indoors',
        ],
      },
    ],
  },
} as const;
