import { addressLines } from '../../content/address-lines.ts';
import { inFeet, projectArea } from './areas.ts';
import { firm } from './firm.ts';
import { clockText, sunsetOf, yearOfEvenings } from './open-evening.ts';
import { wheelersField } from './projects/wheelers-field.ts';
import { houseRules } from './rules.ts';
import { feeParts, feeShare, stages } from './stages.ts';

const { phone, email } = firm.contacts;

const house = wheelersField;
const houseArea = inFeet(projectArea(house));
/** The last Sunday of a November, when the picture of the first screen was taken. */
const pictureDay = { year: 2025, month: 11, day: 30 };
const shortest = clockText(sunsetOf({ year: 2026, month: 12, day: 21 }));
const longest = clockText(sunsetOf({ year: 2026, month: 6, day: 21 }));

/** Building cost of the example house, in dollars. */
const exampleCost = 540_000;

/** Copy of `/home-architecture`; areas, hours and fees come from the same code as the drawings. */
export const copy = {
  hero: {
    media: { name: 'villa-dusk', sizes: 'max(100vw, 160svh)' },
    heading: 'A house should have its lights on.',
    text: 'Three architects in Providence. We build for people who will be home.',
    cells: [house.title, clockText(sunsetOf(pictureDay))],
    action: { title: 'Cut it open', link: '#cut' },
    mark: 'A',
  },
  aboutCutHouse: {
    id: 'cut',
    mark: 'A',
    title: 'Section A–A, looking west',
    heading: 'Four people live in this drawing.',
    text: `Anybody can make a picture of a house. Ask for the cut: who stands above whom, how far the sun comes in, what is under the floor. ${house.title} is ${houseArea} square feet, on two floors, with nothing in it that nobody uses.`,
    drawing:
      'Section through the house: a glazed living room with a sofa and books, a bath and a landing above it that lean out to the south, a terrace and a pool. Two people stand in the house, one on the terrace, and a child sits in the tub.',
    levels: [
      { at: 6.76, text: '22′ 2″' },
      { at: 3.66, text: '12′ 0″' },
    ],
    facts: [
      {
        label: 'Built',
        text: `${house.place}, ${house.year}, in thirteen months, by Furtado & Daughter`,
      },
      { label: 'Under the floor', text: 'Footings three feet seven inches down, below the frost' },
      {
        label: 'Leans out',
        text: 'Two feet four to the south: shade at noon in July, sun on the table in January',
      },
      { label: 'Heats with', text: 'One pump the size of a suitcase. Last winter it cost $611' },
    ],
  },
  services: {
    id: 'dark',
    heading: 'The dark windows are what we do not build.',
    windows: [
      {
        title: 'Second homes',
        text: 'A house that is dark from September to June is a storage unit with a view. There are four hundred of them on this coast, and we drew none.',
      },
      {
        title: 'Homes for a year of snow, flu and homework',
        text: 'One household, one address, every night of the week.',
        lit: true,
      },
      {
        title: 'Houses for whoever buys',
        text: 'If nobody can tell us who sleeps in which room, there is nothing to draw.',
      },
      {
        title: 'Rooms for a town',
        text: 'A library, a hall, a place to wait for the bus: lit until somebody locks up.',
        lit: true,
      },
      {
        title: `More than ${inFeet(houseRules.largestHouse)} square feet`,
        text: 'For one household, that is our upper end. The index shows how far one gets with less.',
      },
      { title: 'Gates', text: 'Nor the guardhouse.' },
      {
        title: 'A foyer two floors high',
        text: 'It heats the chandelier. Spend it on the stair.',
      },
      {
        title: `Anything past ${houseRules.farthest} minutes`,
        text: 'We drive by in the second winter, at dusk, to see who is in.',
      },
      {
        title: 'Show kitchens',
        text: 'With the real one hidden behind it. Cook where people are.',
      },
      {
        title: 'Two households, one table',
        text: 'Or one baker above her oven. We count who sleeps there, and draw that.',
        lit: true,
      },
    ],
    foot: 'Turned down so far: 31 commissions. Regretted: one, and only because of the dog.',
  },
  gallery: {
    id: 'day',
    heading: 'One house, one Tuesday',
    text: 'No stylist, no bowl of lemons. We asked for the key and left a camera in the hedge; the sofa is theirs, and so are the shoes on the stair.',
    hours: [
      {
        media: {
          name: 'vesper-stair',
          sizes: '(width >= 48rem) 50vw, 100vw',
          ratio: '4/5',
        },
        hour: '7:35 am',
        text: 'The roof light is up before anybody, and the stair has the sun first.',
      },
      {
        media: {
          name: 'villa-side',
          sizes: '(width >= 48rem) 50vw, 100vw',
          ratio: '3/2',
        },
        hour: '10:40 am',
        text: 'Nobody in. The west end keeps its shade until two.',
      },
      {
        media: {
          name: 'villa-pool',
          sizes: '(width >= 48rem) 75vw, 100vw',
          ratio: '16/10',
        },
        hour: '5:20 pm',
        text: 'All four are in: two at the table, one by the sofa, one upstairs who has seen us. The pool has every lamp a second time.',
      },
    ],
  },
  aboutDetailSheet: {
    id: 'detail',
    heading: 'Houses fail where two things meet.',
    text: 'So that is what we draw most. The foot of the long window took us eleven versions: it carries three tons of glass, lets no frost in, and a child can roll a truck over it without a bump.',
    media: { name: 'detail-sill', sizes: '(width >= 62rem) 66vw, 100vw' },
    cells: ['Detail 7, one to five', 'Version 11'],
    notes: [
      { mark: '1', text: 'Oak, oiled, flush with the terrace' },
      { mark: '2', text: 'Three panes of glass, krypton between them' },
      { mark: '3', text: 'Cork: the one inch that keeps the cold out' },
      { mark: '4', text: 'Bluestone, with a fall of a quarter inch' },
      { mark: '5', text: 'Where the rain goes' },
    ],
    stair: {
      heading: 'Weaver Street, 2020',
      text: 'Nineteen steps that meet a wall without touching it. The gap is three quarters of an inch and is dusted on Fridays.',
    },
  },
  process: {
    id: 'months',
    heading: 'Three years, drawn to scale',
    text: `We take ${Math.round(feeShare * 100)} percent of what the builder is paid, and nothing else: no markup, no hours, no surprise. The bar is in months. The sums are for a house that costs $540,000 to build, which is what the last five came to, give or take a roof.`,
    model: {
      media: { name: 'vesper-model', sizes: '(width >= 75rem) 50vw, 100vw' },
      text: 'The front lifts off. Move the black card people about until it works.',
      cells: [`${house.title}, one to fifty`, 'Basswood'],
    },
    stages,
    parts: feeParts(exampleCost),
    part: '{share} percent, {sum}',
    month: 'From month',
    foot: 'The first evening is free. If we are wrong for you, we say so at the door, and give you two names.',
  },
  team: {
    id: 'partners',
    heading: 'Three partners, at the office door',
    people: [
      {
        name: 'Walter Quill',
        inches: 76,
        tall: 'six foot four',
        role: 'Door heads, roofs, arguments with the town',
        text: 'Grew up hitting his head in a Cape. Every door that we draw is four inches taller than he is, and he has walked through all of them.',
      },
      {
        name: 'Hana Oduya',
        inches: 69,
        tall: 'five foot nine',
        role: 'Stairs, counters, sums',
        text: 'Built boats before she built houses, and still draws nothing that would not float. The builders call her first.',
      },
      {
        name: 'Ines Madeira',
        inches: 62.5,
        tall: 'five foot two and a half',
        role: 'Windows, light, the last word',
        text: 'If she cannot see out sitting down, the sill is too high. She has lowered seven sills on site with a pencil.',
      },
    ],
    ticks: [60, 66, 72, 78].map((inches) => ({
      inches,
      text: `${Math.floor(inches / 12)}′ ${inches % 12}″`,
    })),
    foot: 'Nobody else works here. When a drawing has a mistake in it, it is one of these three.',
  },
  contact: {
    id: 'door',
    heading: 'Come when the light goes.',
    text: 'Models on the table, soup on the stove, no appointment. Bring the shoebox with the clippings, and whoever has to live with you.',
    place: addressLines(firm.address),
    links: [phone, { title: email, link: `mailto:${email}` }],
    evenings: {
      caption: 'The open door through the year, on the middle day of each month',
      evenings: yearOfEvenings(2026),
    },
    formHeading: 'Or ask us over',
    formText: 'Tell us who would live there, and which lamp goes on first.',
  },
  nextOpenEvening: {
    always: `Every Wednesday the door stands open from sunset on, for two hours: from ${shortest} in December, from ${longest} in June.`,
    open: 'The sun is down and the door is open, until {to} this evening.',
    today: 'Today is Wednesday. The sun sets at {from}; from then until {to} the door is open.',
    other: 'Next time the door is open: {day}, from sunset at {from} until {to}.',
  },
  formSubmit: 'Ask us over',
} as const;
