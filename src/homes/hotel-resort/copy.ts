import { firm } from './firm.ts';
import { freeEvery, rates, seasonStarts } from './rates.ts';
import { clockText, lowest } from './tide.ts';
import { july, november } from './tides.ts';
import { yearOf } from './year-water.ts';

const year = yearOf('Bay');
const startOf = (from: string) =>
  year[seasonStarts.findIndex((start) => start.from === from) + 1]?.from ?? 0;

/** Copy of `/home-hotel-resort`; those of the rooms and of the request are in files of their own. */
export const copy = {
  hero: {
    id: 'pool',
    heading: 'The sea goes out at four.',
    lead: 'In November, that is, and far enough to walk on the bottom of it. Nine rooms, one family and a warm pool in Cayucos, California.',
  },
  bar: {
    label: 'Dates of a stay',
    arrival: 'You come',
    departure: 'You leave',
    guests: 'Guests',
    submit: 'See what it comes to',
  },
  guests: ['1', '2', '3', '4'],
  about: {
    id: 'november',
    heading: 'The same moon, two months',
    text: 'Twice a month the sea takes everything back but the rocks. In July it does so before dawn, and then the fog stays for lunch. In November it waits until you have had coffee, a swim and a nap.',
    days: [
      {
        ...july,
        name: 'July',
        mark: 'The rocks lie bare for three hours. Nobody is up.',
        summary: `The tide of a day in July: lowest at ${clockText(lowest(july).hour)}, in the dark; high at noon and at night.`,
      },
      {
        ...november,
        name: 'November',
        mark: 'The rocks lie bare until the sun is down. Bring a sweater.',
        summary: `The tide of a day in November: high in the morning, lowest at ${clockText(lowest(november).hour)}, an hour before sunset.`,
      },
    ],
    note: 'Two days about the new moon, from midnight to midnight, by our clock. The table for your own days hangs at the desk in chalk.',
  },
  features: {
    heading: 'What you get for coming late',
    media: 'coast-low-water',
    onSand: 'Boots in nine sizes hang by the kitchen door. Take the pair that fits.',
    reasons: [
      {
        title: 'Rooms without a roof',
        text: 'Forty steps below the pool there are pools nobody dug: anemones that close on a fingertip, stars in three colors, now and then an octopus the size of a glove.',
      },
      {
        title: 'No fog',
        text: 'Summer here is gray until two and we have stopped apologizing. The blue days start in September and are at their best when the children are back in school.',
      },
      {
        title: 'Butterflies',
        text: 'The monarchs winter in the eucalyptus at Pismo Beach, forty minutes south. Go before ten, while they are cold and hang in bunches like dry leaves.',
      },
      {
        title: 'A pool that steams',
        text: 'Eighty-four degrees, all year, day and night. In November you can lose sight of your own feet, and of the other guest.',
      },
    ],
  },
  team: {
    id: 'family',
    heading: 'Bought with abalone',
    text: [
      'Ray Madrigal dove for nine winters. Consuelo sat in the boat, minded the air hose, and kept the money in a coffee can.',
      'In 1961 there was enough in it for a motor court of nine rooms. It was cheap. The owner told them why: twice a day, he said, the sea goes away.',
    ],
    media: 'coast-nacre',
    people: [
      {
        name: 'Consuelo',
        text: 'is ninety-one and plays dominoes in the yard at eleven. She does not let guests win.',
      },
      {
        name: 'Tomás',
        text: 'their son, has the boat, the boiler and the chalk. He walks the rocks with whoever is there.',
      },
      {
        name: 'Ruth',
        text: 'came for two nights in November 1988 and married him. Everything on the table is hers.',
      },
      {
        name: 'Pilar',
        text: 'has the desk. She answers every request herself, on the day, before the lamp goes out at nine.',
      },
    ],
  },
  menu: {
    id: 'breakfast',
    heading: 'Breakfast is on until it is gone.',
    text: 'From seven, on the terrace, in a blanket if need be. Nobody has ever been told that it was too late, only that there was toast.',
    media: 'hotel-breakfast',
    things: [
      { title: 'Croissants', from: 'from our own oven; Ruth is up at four, with the July tide.' },
      { title: 'Lemons', from: 'off the six trees in the yard, and in everything.' },
      { title: 'Coffee', from: 'until you hold your hand over the cup.' },
      { title: 'The jug', from: 'is orange in winter, water in summer, and older than Tomás.' },
    ],
  },
  prices: {
    id: 'rates',
    heading: 'The best months cost the least',
    text: 'A night in a Bay room through the year, as deep as it is dear. We did not plan it: prices follow the school holidays, and the weather has never been to school.',
    year,
    most: 400,
    prices: [
      { at: startOf('01-02') + 0.016, price: `$${rates.Bay.low}`, name: 'low water' },
      { at: startOf('03-01') + 0.016, price: `$${rates.Bay.slack}`, name: 'half tide' },
      { at: startOf('06-16') + 0.016, price: `$${rates.Bay.high}`, name: 'high water' },
      { at: startOf('09-08') + 0.016, price: `$${rates.Bay.slack}`, name: 'half tide' },
      { at: startOf('11-01') + 0.016, price: `$${rates.Bay.low}`, name: 'low water' },
    ],
    events: [
      {
        at: 0,
        title: 'January',
        text: 'Gray whales pass, going south. The highest tides of the year reach the third step.',
      },
      {
        at: 0.2466,
        title: 'April',
        text: 'Wild mustard on the hills, wind on the water. Sweaters.',
      },
      {
        at: 0.4137,
        title: 'June and July',
        text: 'Gray until two. Full all the same; we cannot tell you why.',
      },
      {
        at: 0.6657,
        title: 'September',
        text: 'The fog goes home with the families. The first long evenings outside.',
      },
      { at: 0.8329, title: 'November', text: 'Rocks at four, sunset at five, soup at six.' },
    ],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    summary: `The price of a night in a Bay room through the year: ${rates.Bay.low} dollars from January, ${rates.Bay.slack} from March, ${rates.Bay.high} from the middle of June, ${rates.Bay.slack} from September, ${rates.Bay.low} in November, ${rates.Bay.slack} over the holidays.`,
    free: `And at low water every ${freeEvery === 4 ? 'fourth' : `${freeEvery}th`} night is ours. Stay until the moon has changed.`,
  },
  booking: {
    id: 'request',
    heading: 'Tell Pilar when.',
    text: 'This is a question, not a purchase. She writes back the same day with a yes, or with the nearest days that are free.',
    media: 'coast-sea-back',
    way: [
      {
        title: 'By car',
        text: 'Highway 1, north of Morro Bay. Left at the pier, then until the street gives up.',
      },
      {
        title: 'By train',
        text: 'San Luis Obispo, twenty miles. Tomás fetches you, with or without fish in the truck.',
      },
      {
        title: 'By telephone',
        text: `${firm.contacts.phone.title}, until nine. It rings in the kitchen, too.`,
      },
      {
        title: 'By night',
        text: 'Ring the ship’s bell. Tomás comes in slippers and knows your name already.',
      },
    ],
  },
} as const;
