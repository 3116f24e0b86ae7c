import { addressLines } from '../../content/address-lines.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { firm } from './firm.ts';
import { weeksFrom } from './weeks.ts';

/** Dollars of a day, whatever the day. */
const dayRate = 840;
const daysPrice = (count: number) => formatDollars(count * dayRate);

/** Copy of `/home-personal-portfolio`; those of the life and of the test are in files of their own. */
export const copy = {
  hero: {
    id: 'top',
    heading: ['You have', 'sat on my', 'best work.'],
    lead: 'I draw the safety cards of ferries, floatplanes and one chairlift: what to do, in which order, without a word. Thirty-one years, 412 cards. I hope you never look at one for long.',
    action: { title: 'Ask for a week', link: '#write' },
    secondaryAction: { title: 'My life, on a ruler', link: '#life' },
    drawingLabel:
      'A woman with her hair in a bun and round glasses, drawn in one line; the line runs through her pen and becomes a ferry',
  },
  aboutTable: {
    img: 'kinsella-table',
    caption:
      'My table at seven, Port Townsend. Nothing on it is farther than an arm; the plan on the right has an arrow on it that I no longer trust.',
  },
  work: {
    id: 'wall',
    img: 'kinsella-scale',
    heading: 'Everything I make, and I, to one scale',
    works: [
      {
        title: 'Muster signs',
        size: '160 × 240 cm',
        text: 'Enamel on steel, for people who come in a crowd. 38 since 2001.',
        price: 'from $5,040',
      },
      {
        title: 'Placards',
        size: '60 × 84 cm',
        text: 'The card once more, on the bulkhead, for those who are sitting on theirs. 96.',
        price: 'from $2,520',
      },
      {
        title: 'Seat cards',
        size: '21 × 30 cm',
        text: 'Four to six pictures. The series that I live on: 233 of the 412.',
        price: '$9,240',
      },
      {
        title: 'Chairlift',
        size: '90 × 90 cm',
        text: 'Eleven signs, one mountain. I was cold and would do it again.',
        price: 'sold as a set',
      },
      {
        title: 'Raft labels',
        size: '40 × 20 cm',
        text: 'One arrow, one hand. Read in the dark, by feel, so the ink is raised.',
        price: 'from $1,680',
      },
      {
        title: 'Matchbook',
        size: '5 × 4 cm',
        text: 'Three pictures of a stove. You may have to kneel.',
        price: '$1 in the chandlery',
      },
      {
        title: 'The long arrow',
        size: '9.2 m',
        text: 'Deck plate, on the Quimper. It points both ways now; here you see one.',
        price: 'not again',
      },
    ],
  },
  prices: {
    id: 'notice',
    heading: 'Draws to order',
    img: 'kinsella-figure',
    prices: [
      { title: 'A day, all of it', price: daysPrice(1) },
      { title: 'A seat card: eleven days, with the test', price: daysPrice(11) },
      { title: 'A second boat of the same class', price: daysPrice(3) },
      { title: 'I look at your old card and say what is wrong', price: daysPrice(0.5) },
      { title: 'Anybody’s first lifeboat, if rowed', price: 'free' },
    ],
    foot: 'Printing goes on your bill and to your printer. Corrections after a drill are mine, forever.',
    stripsHeading: 'Weeks that are free, winter 2027',
    strips: weeksFrom('2027-01-04', 13, [0, 1, 2, 5, 8, 9]),
    freeLabel: 'Tear off the week of {week}',
    takenLabel: 'Week of {week}: gone',
    link: '#write',
  },
  aboutArrowMistake: {
    id: 'letter',
    img: 'kinsella-returned',
    heading: 'The arrow',
    date: 'Port Townsend, December 2, 2004',
    lines: [
      'Dear Captain Ruiz,',
      'On November 9 a passenger in your drill followed my arrow to the muster station and arrived at the paint locker. She waited there for nine minutes because she trusted it.',
      'The Quimper has a bow at each end. I knew that; I had drawn both. But I put the arrow on the plan as one sees it leaving Port Townsend, and half of your crossings come back.',
      'So on every second trip all 212 cards were wrong, and had been since March. Nobody had noticed, which tells us both how often they are read.',
      'I will draw them again with no front and no back, only the thing you can see from where you stand: the yellow door. I will put up each one with my own screwdriver. There will be no bill.',
      'Please apologize to the lady. I would, but I am told she prefers buses now.',
    ],
    signature: 'Tove Kinsella',
    outcome:
      'She wrote back in 2011. She had been on the Quimper again, had looked for the card, and it was under her.',
  },
  contact: {
    id: 'write',
    img: 'kinsella-dusk',
    heading: 'What floats, and who gets off it?',
    text: 'Tell me what it is and how many people have to leave it. I answer on Saturday, when I do the mail, and I come aboard before I name a price.',
    address: [...addressLines(firm.address), `${firm.hours}.`],
  },
  form: {
    submitLabel: 'Put it through the door',
    commentLabel: 'What happens on the card you have now',
    details: [
      {
        kind: 'choice',
        name: 'Thing',
        label: 'What people have to leave',
        required: true,
        options: ['A ferry', 'A small boat', 'An airplane', 'A building', 'Something on a cable'],
      },
      {
        kind: 'number',
        name: 'People aboard',
        label: 'How many people, at most',
        hint: 'With the crew. Dogs count as luggage, until they are needed.',
        min: 1,
        max: 5000,
      },
      {
        kind: 'choice',
        name: 'Week',
        label: 'A week that would suit',
        options: weeksFrom('2027-01-04', 13, [0, 1, 2, 5, 8, 9])
          .filter(({ free }) => free)
          .map(({ title }) => `Week of ${title}`),
      },
    ],
  },
} as const;
