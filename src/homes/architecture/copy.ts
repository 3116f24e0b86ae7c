import { addressLines } from '../../content/address-lines.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { formatArea, projectArea } from './areas.ts';
import { firm } from './firm.ts';
import { clockText, monthEvenings, sunsetOf } from './open-evening.ts';
import { wheelersField } from './projects/wheelers-field.ts';
import { houseRules } from './rules.ts';
import { feeShare, stageFees, stages } from './stages.ts';

const { phone, email } = firm.contacts;

const exampleHouse = wheelersField;
const exampleArea = formatArea(projectArea(exampleHouse));
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
    heading: 'A house with its lights on.',
    text: `Three architects. Houses to ${formatArea(houseRules.largestHouse)} square feet, sites to ${houseRules.farthest} minutes from Providence.`,
    cells: [exampleHouse.title, clockText(sunsetOf(pictureDay))],
    action: { title: 'Section A–A', link: '#cut' },
    mark: 'A',
  },
  aboutCutHouse: {
    id: 'cut',
    mark: 'A',
    title: 'Section A–A, looking west',
    heading: 'Two floors, four people',
    text: `${exampleHouse.title}: ${exampleArea} square feet. Below: living room, kitchen, books, larder. Above: parents, bath, children.`,
    drawingLabel:
      'Section through the house: a glazed living room with a sofa and books, a bath and a landing above it that lean out to the south, a terrace and a pool. Two people stand in the house, one on the terrace, and a child sits in the tub.',
    levels: [
      { height: 6.76, text: '22′ 2″' },
      { height: 3.66, text: '12′ 0″' },
    ],
    facts: [
      {
        label: 'Built',
        text: `${exampleHouse.place}, ${exampleHouse.year}. Thirteen months, Furtado & Daughter`,
      },
      { label: 'Footings', text: '3′ 7″ below grade. Frost line at 3′ 4″' },
      {
        label: 'Overhang, south',
        text: '2′ 4″. Shade at noon in July, sun on the table in January',
      },
      { label: 'Heating', text: 'One heat pump, thirty inches wide. Last winter, $611' },
    ],
  },
  gallery: {
    id: 'day',
    heading: 'One house, one Tuesday',
    text: 'Wheeler’s Field, November 4, 2025. One camera, available light, nothing moved.',
    pictures: [
      {
        media: {
          name: 'vesper-stair',
          sizes: '(width >= 48rem) 50vw, 100vw',
          ratio: '4/5',
        },
        hour: '7:35 am',
        text: 'Stair, oak. Roof light, first sun.',
      },
      {
        media: {
          name: 'villa-side',
          sizes: '(width >= 48rem) 50vw, 100vw',
          ratio: '3/2',
        },
        hour: '10:40 am',
        text: 'West end, cedar slats. Shade until two.',
      },
      {
        media: {
          name: 'villa-pool',
          sizes: '(width >= 48rem) 75vw, 100vw',
          ratio: '16/10',
        },
        hour: '5:20 pm',
        text: 'Two at the table. One by the sofa. One upstairs.',
      },
    ],
  },
  aboutDetailSheet: {
    id: 'detail',
    heading: 'Oak, glass, cork, bluestone',
    text: 'Sill of the long window. Load: three tons of glass. Difference in level, inside to outside: none.',
    media: { name: 'detail-sill', sizes: '(width >= 62rem) 66vw, 100vw' },
    cells: ['Detail 7, one to five', 'Version 11'],
    notes: [
      { mark: '1', text: 'Oak, oiled, flush with the terrace' },
      { mark: '2', text: 'Triple glazing, krypton fill' },
      { mark: '3', text: 'Cork, one inch, continuous' },
      { mark: '4', text: 'Bluestone, ¼″ fall' },
      { mark: '5', text: 'Drain' },
    ],
    secondDetail: {
      heading: 'Weaver Street, 2020',
      text: 'Stair. Nineteen steps, each ¾″ clear of the wall.',
    },
  },
  process: {
    id: 'months',
    heading: 'Thirty-six months, five stages',
    text: `Fee: ${Math.round(feeShare * 100)} percent of the cost of building. Example: a house at ${formatDollars(exampleCost)}. Figures along the bar: months from the first evening.`,
    model: {
      media: { name: 'vesper-model', sizes: '(width >= 75rem) 50vw, 100vw' },
      text: 'Removable front. Figures in black card.',
      cells: [`${exampleHouse.title}, one to fifty`, 'Basswood'],
    },
    stages,
    stageCosts: stageFees(exampleCost),
    partText: '{share} percent, {sum}',
    monthPrefix: 'From month',
    footnote: 'First evening: no fee.',
  },
  team: {
    id: 'partners',
    heading: 'Three partners, at the office door',
    people: [
      {
        name: 'Walter Quill',
        inches: 76,
        heightText: 'six foot four',
        role: 'Door heads, roofs, permits',
        text: 'Door heads, every house: 6′ 8″. Own height, plus four inches.',
      },
      {
        name: 'Hana Oduya',
        inches: 69,
        heightText: 'five foot nine',
        role: 'Stairs, counters, costs',
        text: 'Boatbuilder, then architect. Risers 7″, treads 11″, counters 36″.',
      },
      {
        name: 'Ines Madeira',
        inches: 62.5,
        heightText: 'five foot two and a half',
        role: 'Windows, light',
        text: 'Eye level, seated: 3′ 8″. Sills, at most: 2′ 4″.',
      },
    ],
    ticks: [60, 66, 72, 78].map((inches) => ({
      inches,
      text: `${Math.floor(inches / 12)}′ ${inches % 12}″`,
    })),
    footnote: 'Staff: three. Each sheet drawn by one, checked by two.',
  },
  contact: {
    id: 'door',
    heading: 'Wednesdays, from sunset',
    text: 'Ground floor, no appointment. Models on the table, soup on the stove.',
    addressLines: addressLines(firm.address),
    links: [phone, { title: email, link: `mailto:${email}` }],
    evenings: {
      caption: 'Opening hour on the fifteenth of each month, 2026',
      evenings: monthEvenings(2026),
    },
    formHeading: 'By letter',
    formText: 'Household, site, budget, date.',
  },
  nextOpenEvening: {
    staticText: `Every Wednesday, two hours from sunset: ${shortest} in December, ${longest} in June.`,
    openText: 'Open since sunset, until {to}.',
    todayText: 'Today: sunset at {from}, open until {to}.',
    nextDayText: 'Next: {day}, sunset at {from}, open until {to}.',
  },
  formSubmit: 'Send',
} as const;
