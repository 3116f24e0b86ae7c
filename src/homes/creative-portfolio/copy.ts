import { formatDollars } from '../../content/format-dollars.ts';
import { costs, maximumLetters } from './custom-value.ts';
import { dieTitles } from './dies.ts';
import { firm } from './firm.ts';
import { letters } from './letters.ts';
import { benchWorks, workOf } from './works.ts';

/** Names of the form's fields that the typed stamp fills in. */
const dieField = 'Die';
const sheetsField = 'Sheets of twenty';
const sheetCounts = [1, 2, 5, 10, 20] as const;

export const copy = {
  hero: {
    heading: 'Stamps worth an\u00a0apology, a\u00a0ride or a\u00a0Sunday.',
    lead: 'We engrave them in Silver City. Put one on a letter, beside the postage, and you owe what it says.',
    action: { title: 'Take one up', link: '#bench' },
    secondAction: { title: 'Have your own word cut', link: '#word-of-yours' },
    stampLinkLabel: '{title}: take it up',
    works: (['apology', 'ride', 'secret', 'sunday', 'letter', 'word'] as const).map(workOf),
  },
  work: {
    id: 'bench',
    heading: 'Take one up.',
    text: 'All nine are in print. Each is cut with one tool into one piece of steel, and in each there are three places that want a loupe.',
    listLabel: 'Nine stamps on the table',
    marksLabel: 'Three places',
    works: benchWorks,
  },
  loupeGlass: {
    label: 'Loupe',
    positionText: '{title}, {across} percent across, {down} down.',
    noMarkText: 'Lines, and nothing between them.',
    foundCount: '{found} of {all} places seen.',
    magnificationLabel: '{times}×',
    magnificationsLabel: 'Strength of the loupe',
    hint: 'Move the glass with the pointer, a finger or the arrow keys.',
  },
  reviews: {
    id: 'back',
    heading: 'What came back',
    text: 'Whoever is paid may cancel the stamp and send us the envelope. Ray reads them out at supper. These are printed by leave of those who wrote them.',
    covers: ['burin-cover-paid', 'burin-cover-air'],
    letters,
  },
  process: {
    id: 'steel',
    img: 'burin-steel',
    heading: 'It is cut backward, and once.',
    text: 'What you see is the plate of the first stamp, an inch and a quarter wide, half wiped. A graver takes out a curl of steel as thin as a lash, and what it has taken out prints. There is no other way to make a line that begins as a hair and ends as a rope.',
    states: [
      {
        img: 'burin-proof-1',
        title: 'The edge',
        text: 'Six hours. She scribes it with a needle from a tracing laid face down. If the circle is off, this is the day to find out.',
      },
      {
        img: 'burin-proof-2',
        title: 'One way',
        text: 'Four weeks. A line goes round the ball as a thumb would. Dark is a wider line, light a thinner one; in the brightest place it breaks up into dots.',
      },
      {
        img: 'burin-proof-3',
        title: 'The other way',
        text: 'Five weeks. The second set crosses the first where it is dark, never at a right angle, or the plate begins to look like a screen door.',
      },
      {
        img: 'burin-proof-4',
        title: 'The words',
        text: 'Nine days, reversed, with a mirror on the bench. S and N are cut last, by daylight: they are the two that look right either way.',
      },
    ],
  },
  orderCustomValue: {
    id: 'word-of-yours',
    heading: 'What do you owe?',
    text: `Five of our dies can be had with another word. The tablet is burnished flat, and Graciela cuts yours into it, ${maximumLetters} characters at most, spaces included.`,
  },
  customStamp: {
    example: 'A casserole',
    sheetCounts,
    labels: { value: 'The word', die: 'The die', sheets: 'Sheets of twenty' },
    errors: {
      empty: 'Write what is owed. A single word is plenty.',
      long: `The tablet takes ${maximumLetters} characters. Say it shorter; it usually gets better.`,
      money: 'Money has stamps of its own. Write what you would do instead.',
    },
    summary: '“{value}”: {letters} letters cut by hand, {sheets} × 20 printed, {price}.',
    issuerLine: 'FACE VALUE · SILVER CITY, NEW MEXICO',
    fillInLabel: 'Write it on the order',
    form: {
      anchor: '#order',
      dieField,
      sheetsField,
      messageLine: 'Face value: {value} ({letters} letters), about {price}.',
      messagePrefix: 'Face value:',
    },
  },
  orderTracing: {
    id: 'order',
    img: 'burin-letter',
    heading: 'Send it to her',
    text: 'She writes back in the morning, with a tracing of the letters. Three weeks to the first sheet. Half when you have seen the tracing, half when you have seen the sheet. For a die of your own, say what should be on it and leave the rest as it is.',
  },
  form: {
    submitLabel: 'Send the order',
    commentLabel: 'What is owed, and to whom',
    details: [
      {
        kind: 'choice',
        name: dieField,
        label: 'Die',
        options: [...dieTitles, 'A die of my own'],
      },
      {
        kind: 'choice',
        name: sheetsField,
        label: 'Sheets of twenty',
        options: sheetCounts.map(String),
      },
    ],
  },
  prices: {
    id: 'sheet',
    heading: 'By the sheet, and gummed',
    img: 'burin-pane',
    marginTexts: ['Prices, 2026', 'Tear slowly'],
    rows: [
      {
        ink: 'minutes',
        price: '$38',
        title: 'A sheet of twenty',
        text: 'any of the nine, perforated',
      },
      { ink: 'sunday', price: '$2.40', title: 'One', text: 'over the counter, or in a letter' },
      {
        ink: 'apology',
        price: formatDollars(costs.setUp),
        title: 'Your own word',
        text: `the setting up; each letter is ${formatDollars(costs.letter)} more`,
      },
      {
        ink: 'promise',
        price: '$17',
        title: 'All nine',
        text: 'one of each, in a glassine envelope',
      },
      {
        ink: 'ride',
        price: '$5,200',
        title: 'A die of your own',
        text: 'up to 26 by 31 mm, twenty weeks or so',
      },
      {
        ink: 'rain',
        price: '$600',
        title: 'Three corners',
        text: 'more, since the comb has to be set by hand',
      },
      {
        ink: 'secret',
        price: '$95',
        title: 'A proof',
        text: 'on India paper, from any state, signed',
      },
      {
        ink: 'letter',
        price: '$0',
        title: 'A canceled one',
        text: 'sent to us with its story, and framed',
      },
    ],
    footnote:
      'None of them is postage. The Postal Service wants its own stamp beside ours, and Ray, who works for it, wants that too. Mail ours at the left.',
  },
  visit: {
    id: 'window',
    img: 'burin-tool',
    heading: 'She cuts, he carries.',
    people: [
      {
        name: 'Graciela Tafoya',
        text: 'learned at a banknote printer’s in Chicago, four years of lettering before anybody let her near a face. She works from five until the sun is on the plate.',
      },
      {
        name: 'Ray Tafoya',
        text: 'has carried Rural Route 2 since 2004, 386 boxes. It was he who said that nobody on it was short of money first.',
      },
    ],
    hoursHeading: 'The window is up',
    hours: [
      { days: 'Weekdays', hours: '4 to 6:30 pm' },
      { days: 'Saturday', hours: '10 am to 1 pm' },
      { days: 'Sunday', hours: 'see the orange one' },
    ],
    address: `${firm.address.street}, ${firm.address.city}. The third window, with the brass grille.`,
  },
  closing: {
    img: 'burin-back',
    instruction: 'Lick here.',
  },
} as const;
