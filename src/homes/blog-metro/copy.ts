import { firm } from './firm.ts';
import { patternChoices, pricePerTile } from './tile-prices.ts';

/** Fields of the order form that the floor designer fills in, and the anchor of the form. */
export const orderFields = { pattern: 'Divider', feet: 'Square feet', anchor: '#order' } as const;

export const copy = {
  hero: {
    id: 'top',
    img: 'poured-reader',
    words: ['While', 'it', 'sets'],
    lead: 'A cement tile takes two minutes to press and thirty days to become one. In between there is a chair, and somebody in it reads aloud.',
    links: [
      { title: 'What has been read', link: '#readings' },
      { title: 'Have a floor poured', link: '#order' },
    ],
  },
  nextReading: {
    staticText: 'Readings are on Fridays at ten. The door stands open.',
    comingText: 'The next reading is on {day} at ten. The door stands open.',
    todayText: 'There is a reading today at ten. The door stands open.',
    nowText: 'Somebody is reading now. The door stands open.',
  },
  posts: {
    id: 'readings',
    heading: 'Read at the press',
    authorText: 'Written and read by {name}',
    readingTime: '{minutes} min aloud',
    tileCount: { none: 'not one tile', one: 'one tile', many: '{count} tiles' },
    turnLabel: 'Turn this tile of {title}',
    keysHint: 'Arrow keys walk over the floor. A tile of pattern turns when it is pressed.',
  },
  about: {
    id: 'chair',
    heading: 'Two hundred people paid for a chair.',
    text: [
      'They rolled cigars on Fourteenth Street, and each put in a quarter a week, so that a man with a good voice would sit above them from eight to four: the papers until noon, after that novels. My grandmother could not read. She knew all of Hugo.',
      'In November 1931 the owners had the platforms sawn down and hung up radios. The chair went home with her on the streetcar. It stands beside the press now, and I do what she did: my hands work, and I listen.',
      'Whoever orders a floor is asked for something to read in it. From your own trade, ten minutes at most, and you read it yourself if you can come. It takes the border off the bill.',
    ],
    pattern: 'rose',
  },
  palette: {
    id: 'colors',
    img: 'poured-heaps',
    heading: 'Six, because lime eats the rest.',
    priceUnit: 'a pound',
    pigments: [
      {
        name: 'White',
        origin: 'White cement and marble, Georgia',
        price: '$0.90',
        text: 'Shows a dropped olive for a week. Choose it for bedrooms.',
      },
      {
        name: 'Black',
        origin: 'Iron oxide, as forges make it',
        price: '$3.20',
        text: 'Pours last and bleeds first. Half a spoon of it grays a whole bucket.',
      },
      {
        name: 'Red',
        origin: 'Iron oxide, as rust',
        price: '$2.90',
        text: 'Every red floor in this street came out of one pit in Spain.',
      },
      {
        name: 'Yellow',
        origin: 'Ochre, washed four times',
        price: '$3.40',
        text: 'Warms where the sun comes in, and only there. Lay it where you sit in winter.',
      },
      {
        name: 'Green',
        origin: 'Chromium oxide',
        price: '$11',
        text: 'Dull in the bag, dull in the tank, and green at last on the plank.',
      },
      {
        name: 'Blue',
        origin: 'Cobalt, burnt with clay',
        price: '$51',
        text: 'Weighed with a spoon. It adds ninety cents to a tile.',
      },
    ],
  },
  prices: {
    id: 'lay',
    heading: 'Lay one and turn it.',
    text: 'A divider gives one tile, and how it lies gives the floor. Choose both, change a color, press a tile to turn it. What stands below is counted as I would on the telephone.',
    priceHeading: 'By the tile, eight inches square',
    dividers: patternChoices.map(({ title, pattern }) => ({
      title,
      pattern,
      price: pricePerTile(pattern),
    })),
  },
  layout: {
    fields: orderFields,
    label: 'Your floor',
    tileLabel: 'Row {row}, tile {column}, turned {turn} of 4',
    patternLabel: 'Divider',
    layingLabel: 'How it lies',
    layingPatterns: [
      { id: 'one-way', title: 'All one way' },
      { id: 'by-turns', title: 'By turns' },
      { id: 'pinwheel', title: 'Pinwheel' },
      { id: 'as-it-comes', title: 'As it comes out of the crate' },
    ],
    colorLabels: ['Ground', 'Second color', 'Third color', 'Fourth color'],
    lengthLabel: 'Feet long',
    widthLabel: 'Feet wide',
    quoteText: '{tiles} tiles, {boxes} boxes, {pounds} pounds: {price}.',
    datesText:
      'Asked for today it is pressed from {from}, your piece is read on {read}, and it may be walked on from {walk}.',
    staticDatesText:
      'Asked for today it is pressed within two weeks and may be walked on a month after.',
    fillInLabel: 'Put this floor into the order',
    messagePrefix: 'My floor: ',
  },
  order: {
    id: 'order',
    img: 'poured-stacks',
    heading: 'Ask for a floor. Then think of something to read.',
    text: 'Say how large the room is and which way the light comes in. I answer before two the next working day, with the price, a crate date and one loose tile if you give me a street. Half is due when the brass goes into the mold, half when the truck comes.',
    notes: [
      'Forty square feet is the least; a hall, say, or a wide sill.',
      'Past the county line a crate goes by freight, about $140 to Georgia.',
      'Order a tenth more than the room. I cannot pour the same white twice.',
    ],
  },
  form: {
    submitLabel: 'Ask Delfina for it',
    commentLabel: 'The room, and what you would read in the chair',
    details: [
      {
        kind: 'choice',
        name: orderFields.pattern,
        label: 'Divider',
        options: [...patternChoices.map(({ title }) => title), 'One cut for me, from $380'],
      },
      { kind: 'number', name: orderFields.feet, label: 'Square feet of floor', min: 40, max: 4000 },
    ],
  },
  subscribe: {
    id: 'friday',
    heading: 'A line on Thursday evening: who reads, and what is in the press.',
    submit: 'Tell me on Thursdays',
  },
  closing: { id: 'end', pattern: 'fan', signature: firm.legalName },
  walkDate: {
    staticText: 'What is poured today may be walked on in thirty days.',
    datedText: 'What is poured today may be walked on from {day}.',
  },
  rotatedSuffix: 'turned by {turn} of 4',
} as const;
