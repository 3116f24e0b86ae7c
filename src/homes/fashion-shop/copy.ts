import { formatDollars } from '../../content/format-dollars.ts';
import type { Detail } from '../../forms/details/detail.ts';
import type { PictureName } from '../../media/pictures.ts';
import { fitFields } from './field-names.ts';
import type { LookView } from './gallery-lookbook.tsx';
import { type Good, goods } from './goods.ts';
import { hemCurves } from './hem-curves.ts';
import { dropAt, formatInches, nightsOf } from './nights.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const formatNights = (nights: number) => `${numbers[nights]} night${nights === 1 ? '' : 's'}`;

const findGood = (slug: string): Good => {
  const good = goods.find((each) => each.slug === slug);
  if (!good) throw new Error(`Nothing is called "${slug}".`);
  return good;
};

const lookViewOf = ({
  slug,
  title,
  img,
  priceCents,
  cloth,
  remark,
  sizes,
  growth,
}: Good): LookView => {
  const nights = nightsOf(growth);
  return {
    slug,
    title,
    img,
    price: formatDollars(priceCents / 100),
    cloth,
    remark,
    hangingText: `Hangs ${formatNights(nights)}, gives ${formatInches(dropAt(growth, nights))} in.`,
    sizes,
    initialSize: sizes[Math.floor((sizes.length - 1) / 2)] ?? '',
  };
};

const skirt = findGood('skirt').growth;
const skirtNights = nightsOf(skirt);
const skirtDrop = (night: number) => `${formatInches(dropAt(skirt, night))} in`;
/** Returns letters of the heading, each with its drop as a share of its height. */
const droppedLetters = (letters: string, drops: readonly number[]) =>
  [...letters].map((letter, i) => ({ letter, drop: drops[i] ?? 0 }));

export const copy = {
  hero: {
    id: 'hang',
    heading: 'Let it hang',
    lines: [
      droppedLetters('Let it', [0.06, 0.13, 0.09, 0, 0.16, 0.1]),
      droppedLetters('hang', [0.08, 0.19, 0.12, 0.07]),
    ],
    img: 'hang-slip' as PictureName,
    sizes: '(width >= 48rem) 40vw, 80vw',
    text: 'Clothes cut on the bias in a firehouse in Willimantic. They go on falling for days after the last stitch, so we leave them to it and hem them afterward.',
    caption: 'The long slip on its fourth morning. It has two more to go.',
    moreLink: { title: 'What hangs, and what it costs', link: '#lookbook' },
  },
  process: {
    id: 'tower',
    heading: 'It was built to dry hose.',
    text: [
      'Engine Company No. 3 hung its wet canvas hose here, fifty feet at a time, until 1987. There is a skylight, a ladder and a draft that smells of rain. It is the only room in town in which a skirt can hang with nothing near it.',
      'Below is the hem of one black skirt, once round, on the morning after each of its nights. The dashed line is how it was cut. It stays where the thread runs straight down and sinks wherever it runs slantwise; there are four such places, and a back seam does not change that.',
    ],
    img: 'hang-tower' as PictureName,
    curves: hemCurves(skirt, skirtNights),
    curvesLabel: `The hem of the skirt after each of ${formatNights(skirtNights)}: level at front, sides and back, lowest halfway between them, ${skirtDrop(skirtNights)} at the end.`,
    positionLabels: ['Front', '45°', 'Side', '135°', 'Back', '225°', 'Side', '315°', 'Front'],
    nights: [
      {
        night: 'The first night.',
        drop: skirtDrop(1),
        remark: 'Most of it, before anybody has come in. This is where other shops hem.',
      },
      {
        night: 'The second.',
        drop: skirtDrop(2),
        remark: 'The waist has let go too. Teresa turns it to face the ladder.',
      },
      {
        night: 'The fourth.',
        drop: skirtDrop(4),
        remark: 'You would swear that it is done. It gets a pin, so that nobody does.',
      },
      {
        night: `The ${skirtNights === 7 ? 'seventh' : 'last'}.`,
        drop: skirtDrop(skirtNights),
        remark:
          'The next would add less than a thirty-second of an inch. That is our rule, and the only one on the wall.',
      },
    ],
  },
  gallery: {
    id: 'lookbook',
    heading: 'Seven things that\u00a0have stopped growing.',
    text: 'Choose a size and it goes into the cart as that size. It is cut for you, hung for as long as it says, leveled and hemmed by hand. Nothing is made ahead but the sample you see.',
    looks: goods.map(lookViewOf),
    sizeLabel: 'Size',
    askLabel: 'Ask for this size',
    addLabel: 'Into the cart',
    fields: fitFields,
  },
  lookbookCart: {
    goods: goods.map(({ id, slug, title, img, priceCents, sizes, stock, growth }) => ({
      ...{ id, slug, title, img, priceCents, sizes, stock },
      nights: nightsOf(growth),
    })),
    sizeField: fitFields.size,
    addedText:
      '{name} is in the cart, which comes to {sum}. Asked for today, it comes down on {down} and leaves on {mailed}.',
    soldOutText: 'There are no more of {name} this month than the cart already has.',
    notStoredText: 'This browser keeps no cart: it lasts as long as the page.',
  },
  about: {
    id: 'grain',
    heading: 'Turn\u00a0the grain.',
    text: [
      'Woven cloth is strong down and strong across, and has nothing to hold it from corner to corner. Lay the pattern along the thread and it hangs like a door. Turn it an eighth and the squares become diamonds: it grows longer, draws in, and starts to fold by itself.',
      'This piece is thirty inches long, of threads far apart, as in cheesecloth, so that it gives in four seconds what silk gives in a week. It is reckoned thread by thread and then measured.',
    ],
    caption: 'Thirty inches on the table; on the rod they are longer by',
    rows: [
      { degrees: 0, title: 'Straight down the thread', value: '7/16 in' },
      { degrees: 22, title: 'At 22 degrees', value: '2 1/4 in' },
      { degrees: 45, title: 'On the true bias', value: '4 11/16 in' },
    ],
  },
  grainSimulation: {
    label: 'How far the pattern is turned on the cloth',
    value: '{degrees} degrees off the straight thread',
    restartLabel: 'Drop it again',
    fallingText: 'Cut at {degrees}°, and falling.',
    resultText:
      'Cut at {degrees}°, it hangs {longer} in longer and {narrower} in narrower than it lay on the table.',
    drawingLabel: 'A piece of cloth, thread by thread, that hangs from a rod',
    initialDegrees: 45,
  },
  processChalk: {
    id: 'chalk',
    img: 'hang-near-hem' as PictureName,
    heading: 'Chalk, then pins, then nothing until morning.',
    steps: [
      {
        title: 'Chalk',
        text: 'A puffer on a stand, set to the height of the hem, and a quarter turn at a time. Whoever is in it looks straight ahead: a chin that drops takes three eighths of an inch off the front.',
      },
      {
        title: 'Pins',
        text: 'Across the line and never along it, one every two inches, heads up. Silk is pinned once, since a second hole does not close.',
      },
      {
        title: 'Morning',
        text: 'Before the radiators come on. If the line still runs level it is cut half an inch below, rolled between finger and thumb, and sewn by hand, twelve stitches to the inch.',
      },
    ],
  },
  contact: {
    id: 'fit',
    heading: 'Say how far off the floor.',
    text: [
      'A size says nothing about where a hem should be. Write us two measures, and it is chalked to you instead of to the dress form.',
      'It costs nothing more, and it is the one thing that cannot be let down again.',
    ],
    measures: [
      {
        title: 'Hollow to floor',
        text: 'From the hollow of the throat straight down, in the shoes you mean to wear. Have somebody else hold the tape; you bend.',
      },
      {
        title: 'Floor to hem',
        text: 'How much floor you want to see. For stairs, two inches. For a long car ride, three.',
      },
      {
        title: 'What it will be hung on',
        text: 'If you keep it on a hanger it goes on by a sixteenth a year. Folded, it stops.',
      },
    ],
  },
  form: {
    submitLabel: 'Send it up the tower',
    commentLabel: 'Your measures, and anything crooked about you that we should know',
    details: [
      {
        kind: 'choice',
        name: fitFields.garment,
        label: 'What is it for',
        options: goods.map(({ title }) => title),
      },
      {
        kind: 'choice',
        name: fitFields.size,
        label: 'In which size',
        options: [...new Set(goods.flatMap(({ sizes }) => sizes))],
      },
    ] satisfies readonly Detail[],
  },
  prices: {
    id: 'hems',
    heading: 'Other people’s hems.',
    text: 'We level what others have sewn, if it has hung with us first. Priced by the yard of hem, since that is what is walked round on one’s knees.',
    yardsLabel: 'yards round',
    hems: [
      {
        title: 'A slip skirt',
        yards: 1.75,
        price: '$38',
        note: 'Two nights in the tower, and a rolled edge.',
      },
      {
        title: 'A dress with a train',
        yards: 3.5,
        price: '$95',
        note: 'Four nights, the train on a sheet. Bring the shoes.',
      },
      {
        title: 'A full circle',
        yards: 6,
        price: '$160',
        note: 'A week. No beading below the knee: it pulls the thread and there is no telling when that ends.',
      },
    ],
  },
  closing: {
    img: 'hang-empty' as PictureName,
    heading: 'Down on Friday.',
    text: 'This hanger is free from Friday at four. Whatever you ask for by then can have it.',
  },
} as const;
