import { addressLines } from '../../content/address-lines.ts';
import { counted } from '../../content/pluralize.ts';
import { campaigns } from './campaigns.ts';
import { figureText } from './figure-change.ts';
import { firm } from './firm.ts';
import { costOf, hoursOf, month, posterHours, rate } from './month.ts';

const money = (value: number) => figureText(value, 'dollars');
const hoursText = (value: number) => counted(value, 'hour');
const posterWork = hoursOf(posterHours);
/** Price of paper and ink of the sixty posters, in dollars. */
const printingCost = 212;

/** Pieces in each version of the poster; a test compares them to its drawing. */
export const posterPieces = { 1: 45, 3: 15, 5: 7 } as const;

/** Copy of `/home-marketing-agency`. Figures are computed from the tables where possible. */
export const copy = {
  hero: {
    id: 'house',
    slip: 'Fewer ads.',
    heading: ['Fuller', 'Tuesdays.'],
    lead: `We fill shops and theaters in ${firm.address.city}, Illinois, on the days when nobody comes. Mostly with scissors.`,
    action: { title: 'Bring us a Tuesday', link: '#write' },
    secondaryAction: { title: 'See them counted', link: '#counted' },
    curtain: 'papercut-curtain',
  },
  stats: {
    id: 'counted',
    heading: 'We count heads.',
    lead: 'Every piece of paper on the blue sheet is one of the things we were hired to move. Turn from before to after.',
  },
  beforeAfter: {
    campaigns,
    copy: {
      campaignLegend: 'Whose figures',
      timeLegend: 'When',
      before: 'Before',
      after: 'After',
      change: 'Change',
      figure: 'What was counted',
      changedHeading: 'What moved',
      unchangedHeading: 'What did not move',
      pictogramLabel: '{label}: {before} before, {after} after',
      announcementText: '{client}, {when}, {period}: {figure} {said}{change}.',
    },
  },
  listScraps: {
    id: 'floor',
    heading: 'Swept up under our table',
    scraps: [
      {
        title: 'Boosted posts',
        text: 'A shoe repairer bought 2,100 likes. Four were from Galesburg, and one of those was his daughter.',
        cost: '$90 a month',
      },
      {
        title: 'The jingle',
        text: 'People could sing it. Nobody could say what it was for.',
        cost: '$640 a spring',
      },
      {
        title: 'The other eleven words',
        text: 'On a poster that one reads from a bus.',
        cost: 'free to cut',
      },
      {
        title: '20% off, always',
        text: 'Then the price is the price, and it is too low.',
        cost: '$7,300 a year',
      },
      {
        title: 'A tote bag',
        text: 'We made those once ourselves. Three hundred and six are left; ask for one, please.',
        cost: '$1,150, ours',
      },
      {
        title: 'The bus',
        text: 'It runs to the mall. Its passengers are on their way to the mall.',
        cost: '$410 a month',
      },
    ],
    foot: 'All of it was somebody’s budget. What was left over paid for the scissors, the window and the count.',
  },
  process: {
    id: 'poster',
    heading: 'One poster, from letter to wall',
    letter: {
      date: 'The Lantern, August 4',
      lines: [
        'Dear Rock,',
        'thirty-one on Tuesday, and six of those were ushers. Please put the season on it, the bar, the parking, the sponsors, and that we have new chairs.',
        'Yours, Marguerite',
      ],
    },
    attempts: [
      {
        img: 'papercut-tuesday-1',
        day: 'Day 4',
        title: `First try, ${posterPieces[1]} pieces`,
        text: 'Everything that she asked for is on it. From over the street it was gift wrap.',
      },
      {
        img: 'papercut-tuesday-3',
        day: 'Day 9',
        title: `Third try, ${posterPieces[3]} pieces`,
        text: 'The bar went, then the parking: whoever is in the bar has parked. The mask stayed, since somebody always wants a mask.',
      },
      {
        img: 'papercut-tuesday-5',
        day: 'Day 15',
        title: `Fifth try, ${posterPieces[5]} pieces`,
        text: 'The new chair, as she wished, and a moth in the place where you would sit. It hangs in 22 windows; three were stolen, which we count as a review.',
      },
    ],
    costs: [
      ...posterHours.map(({ title, hours: spent }) => ({ title, text: hoursText(spent) })),
      { title: `at ${money(rate)} an hour`, text: money(costOf(posterWork)) },
      { title: 'sixty posters, at what the printer asked', text: money(printingCost) },
      { title: 'together', text: money(costOf(posterWork) + printingCost) },
    ],
    costsHeading: 'What it cost',
  },
  prices: {
    id: 'month',
    heading: `A month is ${hoursText(hoursOf(month))} long.`,
    lead: `Here it is, as one ribbon. An hour is ${money(rate)}, whoever of us it is, and a month comes to ${money(costOf(hoursOf(month)))}.`,
    pieces: month.map((piece) => ({ ...piece, durationText: hoursText(piece.hours) })),
    lengthsHeading: 'Sold by the length',
    lengths: [
      {
        title: 'One window',
        hours: 6,
        text: 'One thing in it, one sentence on it, and a count before and after.',
      },
      {
        title: 'A month',
        hours: hoursOf(month),
        text: 'The ribbon above. Most shops need two, then none for a year.',
      },
      {
        title: 'A season',
        hours: hoursOf(month) * 4,
        text: 'For theaters: four months in a row, one poster each.',
      },
    ].map((length) => ({
      ...length,
      durationText: hoursText(length.hours),
      price: money(costOf(length.hours)),
    })),
    foot: 'Printing, tape and cookies at what they cost us. If nothing moved, the last sheet says so, and its hour and a half are free.',
  },
  team: {
    id: 'people',
    img: 'papercut-profiles',
    heading: 'Three pairs of scissors',
    people: [
      {
        name: 'Imani Oyelaran',
        text: 'cuts words. Wrote obituaries for the paper for nine years, at forty words a life.',
      },
      {
        name: 'Ivar Teague',
        text: 'counts. Thirty-one years on the gate of the county fair, and still cannot see a door without a clicker.',
      },
      {
        name: 'Dot McCrea',
        text: 'cuts paper. Every piece on this page was hers before it was a picture.',
      },
    ],
  },
  contact: {
    id: 'write',
    img: 'papercut-blades',
    heading: 'Bring us a Tuesday.',
    text: 'Tell us which day is empty and what you have tried. Ivar comes and counts for an hour, which is free, and you get his sheet whether you hire us or not.',
    address: [...addressLines(firm.address), `${firm.hours}.`],
    phone: firm.contacts.phone,
  },
  form: {
    submitLabel: 'Send it up the stairs',
    commentLabel: 'What you have tried, and what it cost',
    details: [
      {
        kind: 'choice',
        name: 'House',
        label: 'What is to be filled',
        required: true,
        options: ['A shop', 'A theater', 'A kitchen', 'Something with a door'],
      },
      {
        kind: 'choice',
        name: 'Empty day',
        label: 'The emptiest day',
        required: true,
        options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      },
      {
        kind: 'number',
        name: 'Came last time',
        label: 'How many came, last time',
        hint: 'A guess will do. Ivar counts anyway.',
        min: 0,
        max: 2000,
      },
    ],
  },
} as const;
