import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

export const heroCopy = {
  id: 'letter',
  heading: ['Nobody', 'sees all', 'of it.'],
  lead: 'A jar stands behind a jar, and a bag folds its sides in. We name and brand food and hardware, with marks you would know by the part that shows.',
  action: { title: 'Open a brand book', link: '#book' },
  secondAction: { title: 'Weeks and prices', link: '#weeks' },
} as const;

export const workCornerWallCopy = {
  id: 'corners',
  heading: 'Six clients, one corner each.',
  text: 'We pin a new mark to the wall and cover three quarters of it with a cereal box. If the mail carrier can still say whose it is on Friday, we show it to the client.',
  clients: [
    {
      mark: 'thump',
      name: 'Thump',
      text: 'Apples that fell, in jars. Coloma, 2023.',
      crop: [128, 52, 30],
    },
    { mark: 'snib', name: 'Snib', text: 'Gate hooks. Marshall, 2021.', crop: [140, 62, 45] },
    { mark: 'knurl', name: 'Knurl', text: 'Pepper mills. Ludington, 2019.', crop: [150, 33, 62] },
    {
      mark: 'wince',
      name: 'Wince',
      text: 'Pickles with horseradish. Imlay City, 2024.',
      crop: [112, 34, 56],
    },
    {
      mark: 'soak',
      name: 'Long Soak',
      text: 'Dry beans. Pigeon, 2022.',
      crop: [130, 52, 48],
    },
    { mark: 'stir', name: 'Stir Twice', text: 'Oats. Climax, 2020.', crop: [130, 57, 40] },
  ],
} as const;

export const processCopy = {
  id: 'names',
  heading: 'Said once, over the phone',
  text: 'Dot Hiemstra has taken orders at the feed co-op in Marshall for thirty-one years. On the second Tuesday of the month Amadou calls and reads her his list, each name once, in his ordinary voice. She writes down what she hears. That is the test, and there is no second call.',
  spokenLabel: 'We said',
  writtenLabel: 'She wrote:',
  pairs: [
    { spoken: 'Ember Oats', written: 'Amber Coats' },
    { spoken: 'Pawpaw & Pine', written: 'Papa in Pain' },
    { spoken: 'Hasp & Staple', written: 'Has Been Staple' },
    { spoken: 'Thistle Do', written: 'This’ll Do' },
  ],
  correctPair: {
    spoken: 'Thump',
    written: 'Thump',
    text: 'Forty-four names went past her before that one.',
  },
  note: 'She charges forty dollars a list and a jar of whatever it turns into. A name that comes back whole then goes to a lawyer in Kalamazoo, who sinks two in three.',
} as const;

export const workTrueSizesCopy = {
  id: 'sizes',
  heading: 'Nine millimeters to eleven feet',
  lead: 'Before we draw, we ask for everything the mark will ever stand on, and the list is always longer than the client thinks. It has to work on the smallest thing first, in one ink, stamped by somebody in a hurry.',
  roundProducts: [
    { mm: 9, mark: 'thump', title: '9 mm', text: 'The dot on a sample spoon.' },
    { mm: 27, mark: 'knurl', title: '27 mm', text: 'The knob of a pepper mill, burned in.' },
    { mm: 63, mark: 'stir', title: '63 mm', text: 'A twist-off lid, before it is curled.' },
  ],
  note: 'Screens fib about millimeters. On paper these are right.',
  wideFigure: {
    img: 'gusset-van',
    text: 'Stir Twice, eleven feet of van. The sliding door opens over the left half, so either half had to be oats.',
  },
  portraitFigure: {
    img: 'gusset-blade',
    text: 'Knurl, plywood, seen from a moving car on US\u00a010. Nobody has read the word yet.',
  },
  otherFigures: [
    {
      img: 'gusset-carton',
      text: 'Snib, one black on brown board. The dashes are folds; the mark crosses one on purpose, and the plant knows by how much it may wander: two millimeters.',
    },
    {
      img: 'gusset-papers',
      text: 'Long Soak writes eleven letters a year and fills 90,000 sacks. The sack was drawn first.',
    },
  ],
} as const;

export const teamCopy = {
  id: 'room',
  heading: 'Three people and a guillotine',
  people: [
    {
      name: 'Loretta Vandermolen',
      text: 'cut dies for cereal boxes in this room until the plant closed in 2013. She bought the room, and the guillotine in it. She can tell you what a board will do at the fold by bending your business card.',
    },
    {
      name: 'Amadou Keita',
      text: 'finds the names. He taught spelling to fourth graders in Springfield, a mile west of here, and has no patience with a name that needs an accent, a capital in its middle or an explanation.',
    },
    {
      name: 'Bess Tarrow',
      text: 'draws. She painted signs for nine years and still begins with a brush an inch wide, so that there is nothing small in it to lose.',
    },
  ],
  img: 'gusset-fence',
  requests: {
    heading: 'What we ask for',
    items: [
      'One of it, as it is sold now.',
      'The name that customers use, if it is another.',
      'An hour with whoever fills the boxes.',
      'The way to the shelf. We drive there, on one tank of gas.',
      'The jam. Nobody here draws for a thing that they have not tasted.',
    ],
  },
} as const;

export const contactCopy = {
  id: 'write',
  heading: ['Send us', 'the bag.'],
  text: 'Whatever you sell it in now, even if it’s a coffee can with tape on it. Bess looks at it, Loretta takes it apart, and within five days one of us calls and says what we would keep.',
  formHeading: 'Or tell us about it',
  img: 'gusset-bag',
  addressLines: ['Gusset', ...addressLines(firm.address), `${firm.hours}.`],
} as const;

export const writeForm = {
  submitLabel: 'Send it over',
  commentLabel: 'What you make, who buys it, and what it is called so far',
  details: [
    {
      kind: 'choice',
      name: 'Parts',
      label: 'What you need',
      options: ['A name', 'A mark', 'A name and a mark', 'A pack', 'The book', 'All of it'],
    },
    {
      kind: 'choice',
      name: 'Sold in',
      label: 'What it is sold in',
      options: [
        'A jar or a tin',
        'A carton',
        'A paper bag',
        'A bottle',
        'Nothing, it hangs on a hook',
      ],
    },
  ],
} as const;
