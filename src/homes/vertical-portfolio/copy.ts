import { firm } from './firm.ts';
import { kites } from './kites.ts';
import { bestWind, minWind, poundsText, totalPull } from './pull.ts';

/** Name of the form field that links fill in. */
const kiteField = 'Kite';
/** Name of the form field that the wind simulation fills in. */
const windField = 'Usual wind';

const specs = kites.map(({ spec }) => spec);
const findKite = (id: string) => {
  const match = kites.find((kite) => kite.id === id);
  if (!match) throw new Error(`No kite is called ${id}.`);
  return match;
};
const specOf = (id: string) => findKite(id).spec;
const bestMph = bestWind(specs);
const bestFlight = totalPull(specs, bestMph);
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Returns the whole miles an hour between which a kite is flown. */
const windRange = (id: string) => {
  const spec = specOf(id);
  return { from: Math.ceil(minWind(spec)), to: spec.maxWind };
};

/** Usual winds to choose from in the form; `to` is the upper limit in miles per hour. */
const usualWinds = [
  { title: 'Mostly under 8 miles an hour', to: 8 },
  { title: '8 to 18', to: 18 },
  { title: 'Over 18', to: 99 },
] as const;

export const copy = {
  hero: {
    id: 'top-of-the-line',
    heading: 'Every kite wants its own wind.',
    lead: `Ina Farrow makes seven kinds in ${firm.address.city}, North Carolina, of bamboo, cotton and ripstop. Here they hang on one line, and you are at the upper end of it.`,
    firstKiteLink: { title: 'Haul in', link: '#meehonkey' },
    firstKite: findKite('meehonkey'),
  },
  menu: {
    label: 'Down the line',
    top: { id: 'top-of-the-line', title: 'Upper end', iconPath: 'M12 4.5l7 8H5z' },
    post: { id: 'post', title: 'Post', iconPath: 'M10 2h4v20h-4z' },
    kites: kites.map(({ id, title, iconPath }) => ({ id, title, iconPath })),
  },
  work: {
    kites: kites.map((kite) => ({ ...kite, windRange: windRange(kite.id) })),
    windText: 'Wants {from} to {to} miles an hour',
    requestLink: { title: 'Ask for one', field: kiteField, anchor: '#order' },
  },
  visit: {
    id: 'post',
    img: 'kites-up-the-line',
    heading: 'No wind lifts all seven.',
    text: [
      `Slick Cam has to be down at ${specOf('slick-cam').maxWind} miles an hour, and Right Smart does not leave the sand below ${windRange('right-smart').from}. So this line is seven mornings laid over one another, all from the same post at Ramp 23.`,
      `The most that one wind lifts is ${numbers[bestFlight.count]}. At ${bestMph} miles an hour they pull ${poundsText(bestFlight.pull)} pounds on that post between them, and it stands seven feet deep.`,
    ],
    flightsText:
      'Second Saturdays, March to November, eight in the morning until it drops: whatever the wind wants that day goes up. A pair of gloves hangs on the nail.',
  },
  toolWind: {
    id: 'wind',
    heading: 'What is it blowing?',
    text: 'Set the wind that you have. Each kite answers for herself, by her cloth, her weight and her lift, in air at the level of the sea.',
    card: {
      heading: 'The card on the wall of the loft: pounds by force',
      kiteHeader: 'Kite',
      forceHeader: 'Force {force}, {mph} mph',
      groundedText: 'sand',
      takenDownText: 'down',
      forces: [2, 3, 4, 5, 6, 7],
      note: 'A square foot that faces the wind is pressed with 0.00256 pounds times the square of the miles an hour. Lift, less her weight, and drag make the pull; the cord holds three times that.',
    },
    beach: {
      initialMph: 17,
      maxMph: 45,
      kites: kites.map(({ id, title, iconPath, stickPaths, patchPaths, span, spec }) => ({
        ...{ id, title, iconPath, stickPaths, patchPaths, span, spec },
      })),
      label: 'Wind, miles an hour',
      forcesLegend: 'Force of Beaufort',
      forceLabel: 'Force {force}',
      forceDescriptions: [
        'Smoke stands. The sound is a mirror.',
        'The flag hangs, but smoke leans.',
        'You feel it on one cheek. Sea oats nod at the top.',
        'The flag stands half out.',
        'Dry sand begins to run, as high as your ankles.',
        'Whitecaps on the sound, sand to the shins.',
        'The wires hum. A cap does not stay on.',
        'Sand stings, and the ferry stays tied up.',
        'Nobody is out. Water may come over the road.',
      ],
      pullText: '{pull} lb',
      lineText: 'at {angle}°, on {line} lb cord',
      groundedText: 'On the sand',
      neededWindText: 'wants {from}',
      takenDownText: 'Taken down',
      maxWindText: 'past {most}',
      glovesNote: 'gloves',
      postNote: 'to the post, not to a hand',
      statusText: '{mph} miles an hour, force {force}. {sign} {count} of {all} fly.',
      fillFormLabel: 'Put this wind in a letter',
      formAnchor: '#order',
      windField,
      windBands: usualWinds.map(({ title, to }) => ({ title, to })),
      messageText: 'The wind here: about {mph} miles an hour.',
      messagePrefix: 'The wind here:',
    },
  },
  process: {
    id: 'seam',
    img: 'kites-seam',
    heading: 'From an inch away',
    notes: [
      {
        title: 'Bamboo',
        text: 'Cut in January, when the sap is down, behind the Methodist church. It dries for two years under the house. Then it is split, and scraped with the edge of a broken window.',
      },
      {
        title: 'Seam',
        text: 'Folded twice, sewn twice, eight stitches to the inch with a number 70 needle. A thicker one leaves holes that you can hear.',
      },
      {
        title: 'Hitch',
        text: 'Where a leg meets a stick there is a hitch and no knot. It moves by a sixteenth of an inch when you push it, and by nothing when the wind pulls.',
      },
      {
        title: 'Layers',
        text: 'A kite has one color. Where she is darker, the same cloth lies twice or three times, turned under by hand. I judge it against the window and never against a lamp, which makes every red look finished.',
      },
    ],
  },
  contact: {
    id: 'order',
    heading: 'Write me your wind.',
    text: 'Where she will fly, who will hold her, and what the flags do there at four in the afternoon. I read letters when it is too windy to cut, so an answer takes a day or a week. If none of mine suits your wind, I know who makes the one that does.',
    terms: [
      {
        title: 'Made to order',
        text: 'A third when I split the bamboo, the rest once you have held her on the line.',
      },
      {
        title: 'Mended',
        text: 'A rip, $30 and the postage. A stick, $45. What a dog did, by the hour.',
      },
      {
        title: 'Sent',
        text: 'In a tube as long as the longest stick. Meehonkey and Hoi Toide are fetched.',
      },
    ],
  },
  form: {
    submitLabel: 'Send the letter',
    commentLabel: 'Your wind, and who holds the line',
    details: [
      {
        kind: 'choice',
        name: kiteField,
        label: 'Which kite',
        options: [...kites.map(({ title }) => title), 'You tell me'],
      },
      {
        kind: 'choice',
        name: windField,
        label: 'Usual wind at your place',
        options: [...usualWinds.map(({ title }) => title), 'I don’t know; look it up'],
      },
      {
        kind: 'date',
        name: 'Wanted by',
        label: 'Wanted by',
        timeZone: 'America/New_York',
        minDaysAhead: 14,
        maxDaysAhead: 540,
      },
    ],
  },
  gallery: {
    id: 'sand',
    img: 'kites-on-the-sand',
    heading: 'All down, and whole',
    kites: kites.map(({ id, title, price, stock }) => ({ id, title, price, stock })),
  },
} as const;
