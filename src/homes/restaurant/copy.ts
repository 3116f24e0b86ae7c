import { details, tableName } from './booking-details.ts';
import { allergens } from './dish.ts';
import { firm } from './firm.ts';
import { firstMorning, harvest, mornings, threadsPerFlower, threadsPerPlate } from './harvest.ts';
import { courses } from './menu.ts';
import { opening } from './opening.ts';
import { tables } from './room.ts';

const { street, city } = firm.address;
const formatCount = (value: number) => value.toLocaleString('en-US');
const numberWords = { 3: 'three', 11: 'eleven' } as const;

/** Evenings that the year's saffron has to last. */
const evenings = 250;
const year = harvest(mornings, evenings);

/** Notes on some tables. */
const notes = [
  { table: 2, text: 'Where people propose. Twice this year, one yes.' },
  { table: 6, text: 'Eight who do not know one another, if they like. Bread is passed.' },
  { table: 8, text: 'Close enough to the fire to be handed a bone.' },
  { table: 10, text: 'Beside the garden door: cold feet, first sight of the frost.' },
] as const;

/** Returns a link to the form, with a table chosen in it. */
function tableLink(number: number): string {
  const table = tables.find((each) => each.number === number);
  return `?Table=${encodeURIComponent(table ? tableName(table) : '')}#table`;
}

/** Copy of `/home-restaurant`. Figures are computed from the tables where possible. */
export const copy = {
  hero: {
    headingAbove: { words: 'Sixteen days of ', highlight: 'saffron,' },
    headingBelow: 'a year of supper.',
    address: [`${street},`, `${city}, Pennsylvania`],
    text: `Lena Hostetter cooks for thirty chairs over one fire. The yellow comes from behind the house.`,
    action: { title: 'Ask for a table', link: '#table' },
    secondaryAction: { title: 'Read the menu', link: '#menu' },
  },
  about: {
    id: 'flower',
    heading: 'It opens before the sun does.',
    img: 'saffron-field',
    lead: 'By ten the bees are in it and by noon it hangs. So for sixteen mornings in October whoever eats here, washes up here or owes us a favor walks the eleven rows with a lamp on, bent double, and picks.',
    chart: {
      label: 'Flowers picked each morning in October',
      days: mornings.map((flowers, index) => ({
        date: firstMorning + index,
        flowers,
        flowersText: formatCount(flowers),
      })),
    },
    sentenceParts: [
      { figure: formatCount(year.picked), text: 'flowers, with' },
      { figure: numberWords[threadsPerFlower], text: 'threads in each, dried to' },
      { figure: `${year.grams} grams,`, text: 'which is a teacup. We put' },
      { figure: numberWords[threadsPerPlate], text: 'in a plate of rice, so there are' },
      { figure: `${year.perEvening} plates`, text: 'an evening, for thirty chairs.' },
    ],
    moral: 'Two of you will have to order something else. See below.',
    plant: {
      img: 'saffron-flower',
      parts: [
        { title: 'Petals', text: 'to the hens, who lay no yellower for it' },
        { title: 'Threads', text: 'everything you have come for' },
        { title: 'The corm', text: 'sleeps from May on, doubles, gives us our name' },
      ],
    },
  },
  menuSheet: {
    id: 'menu',
    img: 'saffron-threads',
    heading: 'The sheet for fall',
    note: 'From the first flower to the first hard frost. When something is out, Jesse draws a line through it.',
    foot: 'No peanuts, soy or sesame come into this kitchen. All the rest meets over one fire: if a trace can harm you, call before you come.',
  },
  menuCard: {
    courses,
    allergens,
    copy: {
      legend: 'What is in it',
      plainHint: 'The letter beside a dish tells.',
      hint: 'Press what you cannot eat. The sheet is written again without it.',
      allText: 'All {all} dishes are on the sheet.',
      resultText:
        'No {avoided}: {asIs} dishes as they are, {changed} that we change, {off} left off.',
      withoutText: 'for you without {left}',
      containsText: 'Contains {has}.',
      removableText: 'Can be made without {left}.',
      emptyCourseText: 'Nothing of this for you tonight. Tell Lena: she likes the question.',
      clearLabel: 'Show all again',
      drinkLabel: 'with a glass of',
    },
  },
  hours: {
    id: 'week',
    heading: 'A candle an evening',
    text: 'Odile lights them when the door opens. Nobody is asked to leave before theirs is down, and the last order goes in an inch earlier.',
    days: opening.week,
    closedText: 'dark',
    scaleText: 'An inch is half an hour.',
  },
  now: {
    opening,
    openText: 'Lit now, by the clock of Marietta. The kitchen cooks until {hour}.',
    laterText: 'Tonight’s is lit at {hour}, when the kitchen begins.',
    otherDayText: 'The next to be lit is {day}’s, at {hour}.',
  },
  recipe: {
    id: 'bread',
    img: 'restaurant-bread',
    heading: 'The bread, since you will ask',
    text: 'Somebody at every table does. It is no secret, it is only slow.',
    amounts: [
      { amount: '600 g', title: 'spelt flour, half of it whole' },
      { amount: '400 g', title: 'water, as warm as a hand' },
      { amount: '120 g', title: 'starter that floats' },
      { amount: '12 g', title: 'salt' },
      { amount: '1 pinch', title: 'the broken threads nobody would serve' },
    ],
    steps: [
      'At nine in the evening, threads into the water. At ten, everything else but the salt.',
      'Salt after half an hour. Fold four times before you go to bed, then leave it where it is cool.',
      'In the morning shape it, wait until it is slow to push back, cut it three times.',
      'A covered iron pot, as hot as yours goes, thirty minutes. Twenty more without the lid. Tap it: it should sound like a door.',
    ],
    signature: 'Lena, from her grandmother, who measured in handfuls',
  },
  map: {
    id: 'room',
    heading: 'Thirty chairs, and which is yours',
    text: 'Seen from above, as the swallows do. Ask for a number; we cannot promise it, but we know why you want it.',
    label: 'Plan of the room: ten round tables with thirty chairs between the street and the fire',
    sides: { street: 'Front Street', fire: 'The fire', garden: 'To the eleven rows', door: 'Door' },
    people: [
      { name: 'Lena', text: 'at the fire since 2014', x: 91, y: 44 },
      { name: 'Jesse', text: 'bread at dawn, plates at night', x: 89, y: 76 },
      { name: 'Odile', text: 'wine, candles, the door', x: 5, y: 45 },
      { name: 'Amos', text: 'outside, mostly', x: 46, y: 101 },
    ],
    notes: notes.map(({ table, text }) => ({
      table: `${table}`,
      text,
      link: tableLink(table),
    })),
    tablePrefix: 'Ask for table',
  },
  booking: {
    id: 'table',
    img: 'restaurant-supper',
    heading: 'Come and eat.',
    text: 'Write, and Odile answers the same day, before three. On a day when we are lit you are quicker by phone.',
    rules: [
      { title: 'More than eight', text: 'Then you are the whole room. Call.' },
      { title: 'Children', text: 'Eat for half, and may watch the fire.' },
      {
        title: 'Deposit',
        text: 'None. But a chair that stays empty is a plate of rice that nobody had.',
      },
    ],
    formHeading: 'Ask for a table',
    phone: firm.contacts.phone,
  },
  form: { submitLabel: 'Ask Odile', commentLabel: 'Anything we should know', details },
} as const;
