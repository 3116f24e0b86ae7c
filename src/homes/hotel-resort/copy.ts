import { formatDollars } from '../../content/format-dollars.ts';
import { firm } from './firm.ts';
import { freeNightInterval, rates, type Season, seasonStarts } from './rates.ts';
import { clockText, lowestTide } from './tide.ts';
import { july, november } from './tides.ts';
import { yearOf } from './year-water.ts';

const year = yearOf('Bay');
const startOf = (from: string) =>
  year[seasonStarts.findIndex((start) => start.from === from) + 1]?.from ?? 0;

const bayPrice = (season: Season) => formatDollars(rates.Bay[season]);

/** Copy of `/home-hotel-resort`; those of the rooms and of the request are in files of their own. */
export const copy = {
  hero: {
    id: 'pool',
    heading: 'The sea goes out at four.',
    lead: 'In November it goes so far that one can walk on its floor, until the sun is down. Nine rooms around a warm pool, in Cayucos, California.',
  },
  bookingBar: {
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
    text: 'Twice a month the sea draws back and leaves the rocks to the air. In July it does so before dawn, under the fog. In November it waits for the long light of the afternoon.',
    days: [
      {
        ...july,
        name: 'July',
        lowestLabel: 'The rocks lie bare for three hours, in the dark.',
        summary: `The tide of a day in July: lowest at ${clockText(lowestTide(july).hour)}, in the dark; high at noon and at night.`,
      },
      {
        ...november,
        name: 'November',
        lowestLabel: 'The rocks lie bare, and shine, until the sun is down.',
        summary: `The tide of a day in November: high in the morning, lowest at ${clockText(lowestTide(november).hour)}, an hour before sunset.`,
      },
    ],
    note: 'Two days about the new moon, from midnight to midnight, by our clock. The tides of your own days are at the desk, in chalk.',
  },
  features: {
    heading: 'What the late months hold',
    img: 'coast-low-water',
    sandText: 'Boots in nine sizes hang by the kitchen door, for the way out and the way home.',
    reasons: [
      {
        title: 'Rooms without a roof',
        text: 'Forty steps below the pool lie pools that nobody dug: anemones that close on a fingertip, stars in three colors, now and then an octopus, no larger than a glove.',
      },
      {
        title: 'Clear days',
        text: 'In September the gray of summer lifts from the bay. The mornings after that are blue to the horizon, and the wall of the yard is warm until evening.',
      },
      {
        title: 'Butterflies',
        text: 'The monarchs winter in the eucalyptus at Pismo Beach, forty minutes south. Before ten they are still cold, and hang in the branches like leaves; then the sun comes in.',
      },
      {
        title: 'A pool that steams',
        text: 'Eighty-four degrees, all year, day and night. In November it breathes, and the stars come and go above it.',
      },
    ],
  },
  team: {
    id: 'family',
    heading: 'Bought with abalone',
    text: [
      'For nine winters Ray Madrigal dove in this bay. Consuelo sat in the boat above him, her hand on the hose that carried his breath.',
      'In 1961 what they had brought up was enough for a court of nine rooms, one for each winter. Twice a day the sea goes away from it, and comes back.',
    ],
    img: 'coast-nacre',
    people: [
      {
        name: 'Consuelo',
        text: 'is ninety-one. At eleven she sits in the yard with her dominoes, and with a second chair.',
      },
      {
        name: 'Tomás',
        text: 'their son, has the boat and the chalk. When the rocks are bare he walks out, and guests walk with him.',
      },
      {
        name: 'Ruth',
        text: 'came for two nights in November 1988, and is here. Everything on the table is hers.',
      },
      {
        name: 'Pilar',
        text: 'has the desk. She answers each letter on the day it comes, before the lamp goes out at nine.',
      },
    ],
  },
  menu: {
    id: 'breakfast',
    heading: 'Breakfast, while the bay wakes',
    text: 'From seven, on the terrace, in a blanket if the air is cool. The pelicans go by in a line, low over the water. There is no hour at which it ends.',
    img: 'hotel-breakfast',
    foods: [
      { title: 'Croissants', origin: 'from our own oven, which Ruth lights at four.' },
      { title: 'Lemons', origin: 'from the six trees in the yard.' },
      { title: 'Coffee', origin: 'for as long as you sit.' },
      { title: 'The jug', origin: 'holds oranges in winter, and cold water in summer.' },
    ],
  },
  prices: {
    id: 'rates',
    heading: 'The quiet months cost the least',
    text: 'A night in a Bay room through the year, drawn as water. It is deep in summer, when the bay is full of voices, and shallow when the beach is empty and the air is clear.',
    year,
    maxPrice: 400,
    prices: [
      { yearFraction: startOf('01-02') + 0.016, price: bayPrice('low'), name: 'low water' },
      { yearFraction: startOf('03-01') + 0.016, price: bayPrice('slack'), name: 'half tide' },
      { yearFraction: startOf('06-16') + 0.016, price: bayPrice('high'), name: 'high water' },
      { yearFraction: startOf('09-08') + 0.016, price: bayPrice('slack'), name: 'half tide' },
      { yearFraction: startOf('11-01') + 0.016, price: bayPrice('low'), name: 'low water' },
    ],
    events: [
      {
        yearFraction: 0,
        title: 'January',
        text: 'Gray whales pass, going south. The highest tides of the year reach the third step.',
      },
      {
        yearFraction: 0.2466,
        title: 'April',
        text: 'Wild mustard on the hills, wind on the water.',
      },
      {
        yearFraction: 0.4137,
        title: 'June and July',
        text: 'Fog until two. Then the bay is there, all at once.',
      },
      {
        yearFraction: 0.6657,
        title: 'September',
        text: 'The fog withdraws. The first long evenings outside.',
      },
      {
        yearFraction: 0.8329,
        title: 'November',
        text: 'Rocks at four, sunset at five, soup at six.',
      },
    ],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    summary: `The price of a night in a Bay room through the year: ${rates.Bay.low} dollars from January, ${rates.Bay.slack} from March, ${rates.Bay.high} from the middle of June, ${rates.Bay.slack} from September, ${rates.Bay.low} in November, ${rates.Bay.slack} over the holidays.`,
    benefitText: `And at low water every ${freeNightInterval === 4 ? 'fourth' : `${freeNightInterval}th`} night is ours. Stay until the moon has changed.`,
  },
  booking: {
    id: 'request',
    heading: 'Tell Pilar when.',
    text: 'It is a question, and nothing is paid. She writes back the same day, with a yes or with the nearest days that are free.',
    img: 'coast-sea-back',
    directions: [
      {
        title: 'By car',
        text: 'Highway 1, north of Morro Bay. Left at the pier, and on to where the street ends at the water.',
      },
      {
        title: 'By train',
        text: 'San Luis Obispo, twenty miles. Tomás is on the platform, and the truck is outside.',
      },
      {
        title: 'By telephone',
        text: `${firm.contacts.phone.title}, until nine. It rings in the kitchen, too.`,
      },
      {
        title: 'By night',
        text: 'Ring the ship’s bell. A lamp is lit, and somebody comes who knows your name.',
      },
    ],
  },
} as const;
