import { formatDollars } from '../../content/format-dollars.ts';
import { toIsoDate } from '../../elements/clock/day-number.ts';
import type { PictureName } from '../../media/pictures.ts';
import { type DayId, type PaintDay, paintDays } from './days.ts';
import { orderFields } from './field-names.ts';
import { firm } from './firm.ts';
import { type Piece, type PieceId, pieces, priceOf } from './pieces.ts';
import { clockAt } from './works-calendar.ts';

/** The day of the build: the content without script. */
const buildDate = toIsoDate(clockAt(new Date()).today);

const findPiece = (id: PieceId): Piece => {
  const piece = pieces.find((each) => each.id === id);
  if (!piece) throw new Error(`Nothing is called "${id}".`);
  return piece;
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four'];
const headings = {
  monday: { heading: ['Blue is', 'Monday.'], fontSize: '11.4vw' },
  tuesday: { heading: ['Red is', 'Tuesday.'], fontSize: '11.2vw' },
  wednesday: { heading: ['Yellow is', 'Wednesday.'], fontSize: '8.3vw' },
  thursday: { heading: ['Green is', 'Thursday.'], fontSize: '9.6vw' },
  friday: { heading: ['The rest is', 'Friday.'], fontSize: '9.6vw' },
} as const satisfies Readonly<Record<DayId, object>>;
const heroDay = (day: PaintDay) => ({
  id: day.id,
  title: day.title,
  ...headings[day.id],
  img: `day-chair-${day.id}` as PictureName,
  pieceText: day.id === 'friday' ? 'Chair, in what is left' : `Chair, in ${day.color}`,
  price: formatDollars(priceOf(findPiece('chair'), day)),
  coats: `${numbers[day.coats]} coats, ${numbers[day.nights]?.toLowerCase()} nights on the wire`,
});

const goodInColors = (id: 'lamp' | 'table') => ({
  id,
  title: findPiece(id).title,
  size: findPiece(id).size,
  days: paintDays.map((day) => ({
    day: day.id,
    img: `day-${id}-${day.id}` as PictureName,
    price: formatDollars(priceOf(findPiece(id), day)),
  })),
});

export const copy = {
  hero: {
    id: 'week',
    weekLabel: 'The colors of the week',
    days: paintDays.map(heroDay),
    moreLink: { title: 'See when it leaves', link: '#list' },
  },
  dayKeys: { anchors: firm.menu.map(({ link }) => link) },
  process: {
    id: 'booth',
    heading: ['One booth,', 'one pump,', 'forty feet of hose.'],
    text: [
      'It takes two hours and four gallons of thinner to get one color out of the hose. In 1987 Gus Sandberg did that sum and began to clean it at night, once.',
      'There has been one color a day ever since. So nobody here asks you which red: you say how many, and you say Tuesday.',
    ],
    img: 'day-line' as PictureName,
    rowLabel: 'The week, chair by chair',
    coats: [
      {
        id: 'monday',
        title: 'Monday',
        text: 'Blue covers like a lid. A chair with a filled knot waits for it.',
      },
      {
        id: 'tuesday',
        title: 'Tuesday',
        text: 'Red goes on over pink, and shows every hair. Nobody sweeps on a Monday.',
      },
      {
        id: 'wednesday',
        title: 'Wednesday',
        text: 'The first two coats of yellow look like a mistake. After the fourth you squint.',
      },
      {
        id: 'thursday',
        title: 'Thursday',
        text: 'Green never sags. That is when Tom hangs up the tables.',
      },
      {
        id: 'friday',
        title: 'Friday',
        text: 'What the four have left, stirred with primer until it hides.',
      },
    ],
  },
  gallery: {
    id: 'goods',
    heading: 'From the same pot.',
    text: 'Things that were painted on one day match for good: same pot, same air, same wrist. If the fifth stool comes next year, it still goes in on its weekday, and you will find it only by its younger felt.',
    goods: [goodInColors('lamp'), goodInColors('table')],
  },
  booking: {
    id: 'list',
    heading: 'Press a day, and that is the color.',
    text: 'The list for tomorrow closes at three. Bare chairs and stools hang ready; a lamp needs two days in the wood shop, a table six. The truck goes out on Tuesdays and Fridays.',
  },
  paintBooking: {
    buildDate,
    pieceLabel: 'What is to be painted',
    countLabel: 'How many',
    maxCount: 40,
    caption: 'Days of paint, four weeks',
    scheduleText:
      '{count} {what} in {color}: primed {primed}, painted {painted}. Felt goes on {felted}, and the truck takes it on {leaves}.',
    paintShareText: 'of which {paint} is paint',
    takeLabel: 'Put it on the list',
    copy: {
      tooSoon: 'Too soon',
      primed: 'Primer',
      painted: 'Paint',
      felted: 'Felt',
      leaves: 'Truck',
    },
  },
  order: {
    id: 'order',
    heading: 'Ruth writes it in.',
    text: [
      'She answers the same day with the number of your hook. We begin when a third is here, and ask for the rest when it hangs to dry. Within ninety miles Lou brings it; farther out it goes in two blankets, by a carrier who has dropped one in eleven years.',
    ],
    drops: paintDays.map(({ id }) => ({ day: id, img: `day-drop-${id}` as PictureName })),
  },
  form: {
    submitLabel: 'Send it to the booth',
    commentLabel: 'Where it goes, and how many stairs',
    details: [
      {
        kind: 'choice',
        name: orderFields.piece,
        label: 'What',
        options: pieces.map(({ title }) => title),
      },
      { kind: 'number', name: orderFields.count, label: 'How many', min: 1, max: 40 },
      {
        kind: 'choice',
        name: orderFields.color,
        label: 'The day, and so the color',
        options: [...paintDays.map(({ title, color }) => `${title}, ${color}`), 'In primer'],
      },
      {
        kind: 'date',
        name: orderFields.painted,
        label: 'Painted on',
        hint: 'From the list above, or any later.',
        timeZone: 'America/New_York',
        minDaysAhead: 1,
        maxDaysAhead: 300,
      },
    ],
  },
  prices: {
    id: 'prices',
    heading: 'You pay for the paint.',
    text: 'Square feet, times coats, times what a coat of that pigment costs. Yellow is dear because it takes four, red because of what is in it. Nothing is added for choosing.',
    caption: 'Prices by the day of paint',
    columns: [
      ...paintDays.map(({ id, title }) => ({ id, title })),
      { id: 'primer', title: 'Primer' },
    ],
    rows: pieces.map((piece) => ({
      title: piece.title,
      prices: [
        ...paintDays.map((day) => formatDollars(priceOf(piece, day))),
        formatDollars(piece.unpaintedPrice),
      ],
    })),
    coats: {
      title: 'Coats, a square foot',
      values: [...paintDays.map(({ coats, rate }) => `${coats} × ${formatDollars(rate)}`), 'None'],
    },
    repaintText:
      'A chair of ours that got scratched comes back, is sanded, and hangs again on its own day: $60, for as long as we are here.',
  },
  shopTabletop: {
    id: 'desk',
    heading: 'Glazed, not painted.',
    text: 'Standstill, an hour and a half east in Alfred, fires clay things in five glazes. None of them is quite one of our paints, so each stands on the day that it comes nearest to. Furniture goes on the list; these go into the cart, today, whatever day it is.',
  },
  deskGoods: {
    sizes: '(width >= 48rem) 21vw, 46vw',
    addLabel: 'Into the cart',
    countText: '{count} in the cart',
    addedText: '{name} is in the cart, which comes to {sum}.',
    soldOutText: 'No more of {name} can be had at the moment.',
    notStoredText: 'This browser will forget it when you leave.',
  },
  closing: {
    img: 'day-chair-primer' as PictureName,
    heading: 'Sunday.',
    text: 'Whatever waits for Monday hangs in primer. You can have it like that: at the door, on Saturdays, from eight until the coffee is gone.',
  },
} as const;
