import { designs } from './designs.ts';

/** Copy of most of `/home-interior-design`; wall, paint and form have files of their own. */
export const copy = {
  hero: {
    headingLines: ['Everything below', 'this line'],
    headingEnd: 'can swim.',
    label: '31 in.',
    card: {
      heading: 'Wainscot, rooms on Galveston Island',
      text: 'In 2008 the Gulf stood thirty-one inches deep in our front room. We have drawn rooms from that line ever since: fine above it, seaworthy under it.',
    },
    action: { title: 'See one room three ways', link: '#ways' },
  },
  work: {
    id: 'ways',
    heading: 'Mrs. Thibodeaux’s front room',
    text: 'Sealy Street, 19 by 24 feet. Photographed from the same doorway on the day she unlocked it, and again for each of the three ways we drew. She did not want the brass: “I know where it was.” So here the line is on the picture only.',
  },
  beforeAfterSlider: {
    designs,
    copy: {
      legend: 'Drawn as',
      sliderLabel: 'How much of the finished room is shown',
      sliderValue: '{after} percent {design}, {before} percent as found',
      hint: 'Drag across the picture, or use the arrow keys.',
      status: '{design}: {sum}',
      beforeLabel: 'As found',
      beforeCaption: 'As found, March 2024.',
      designCaption: 'The same spot, in {design}.',
      allBefore: 'Before',
      half: 'Half',
      allAfter: 'After',
      lineLabel: '31 in.',
      above: 'Above the line',
      below: 'Below the line',
      totalLabel: 'The room in {design}',
      requestLabel: 'Write to us about {design}',
      requestLink: '?Way={design}#ask',
    },
  },
  about: {
    id: 'lift',
    img: 'raised-lift',
    heading: 'The island went up first.',
    paragraphs: [
      'After the storm of 1900 the city built a wall along the Gulf, and then did the odd thing: it lifted itself. More than two thousand houses, seven churches and a lot of pear trees stood on jacks while a dredge pumped the harbor in underneath as gray soup. People got to work over planks, ten feet up, for years.',
      'Ours rose five feet two in nine days in the spring of 1905: ninety-six jacks, forty-eight men, a quarter turn at each beat of a drum. The piano stayed inside. It had to be tuned.',
    ],
    facts: [
      { figure: '17 ft', text: 'of new ground at the seawall' },
      { figure: '8 yrs', text: 'until the planks came down' },
      { figure: '31 in', text: 'too low, in 2008' },
    ],
  },
  processTwoFlags: {
    id: 'flags',
    img: 'raised-night',
    heading: 'Two red flags',
    text: 'Square, red, a black square in each: hurricane, within two days. If you are on our list you do not call us. We are already in the van.',
    steps: [
      {
        title: 'Verna telephones',
        text: 'Forty-one rooms, in the order in which the streets flood. Avenue O first.',
      },
      {
        title: 'Cloth',
        text: 'Curtains off their rings, folded in the order in which they go back. Covers into the wash bags.',
      },
      {
        title: 'Chairs',
        text: 'On their pegs, back to the wall. A parlor takes two of us twenty-five minutes.',
      },
      {
        title: 'Rugs, lamps, the mirror',
        text: 'Rolled, slung, turned to the plaster. The clock is stopped, or it will be wrong in company.',
      },
      {
        title: 'Boards',
        text: 'The lowest two come off, numbered in pencil. Water likes a way out.',
      },
      {
        title: 'The door',
        text: 'It is left open a hand: a shut one has to be bought again. On the fourth day Teo is back with a hose and sweet water.',
      },
    ],
    fee: 'On the list: $65 a month for one room, $40 for each one more. In a year without flags we come once and polish the pegs.',
  },
  prices: {
    id: 'evening',
    img: 'living-evening',
    heading: 'The other 360 days it is just a room.',
    text: 'The same chair as above, in bottle, at eight in the evening. Nobody thinks about water. That is what she paid for.',
    people: [
      {
        name: 'Odessa Broussard',
        text: 'Draws. Sixteen years of it, two of them on ships, where everything is screwed down and nobody minds.',
      },
      {
        name: 'Verna Broussard',
        text: 'Sews. Taught home economics at Ball High until they stopped having it.',
      },
      { name: 'Teo Cantú', text: 'Plasters. Will tell you that gypsum is a moral question.' },
    ],
    fees: [
      { title: 'A look, an hour, with a moisture meter', price: '$180' },
      { title: 'Drawings for one room, in up to three ways', price: '$2,900' },
      { title: 'The room itself, most often', price: '$16,000 to $34,000' },
      { title: 'A rail of brass, per foot, put up', price: '$38' },
    ],
    feesHeading: 'What we charge',
  },
} as const;
