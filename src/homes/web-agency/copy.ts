import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

export const heroCopy = {
  id: 'queue',
  heading: ['The light ones', 'get here first.'],
  lead: 'Six websites set out for the same reader at the same moment. Each stands as far away as its bytes still have to come. We make the five in front.',
  action: { title: 'Weigh this page', link: '#vitals' },
  legend: 'Read over',
  lines: [
    { line: 'hollow', title: 'The hollow’s copper' },
    { line: 'phone', title: 'A phone, two bars' },
    { line: 'fiber', title: 'Fiber, downtown' },
  ],
  sites: [
    { title: 'Aurora Bagel', address: 'aurorabagel.example', size: 48, img: 'weighed-bagels' },
    { title: 'Sixmile Swim', address: 'sixmileswim.example', size: 120, img: 'weighed-swim' },
    { title: 'Night Owl Radio', address: 'nightowl.example', size: 210, img: 'weighed-radio' },
    {
      title: 'Marek & Daughter',
      address: 'marekcellos.example',
      size: 330,
      img: 'weighed-cellos',
    },
    {
      title: 'Long Keeper Seeds',
      address: 'longkeeper.example',
      size: 610,
      img: 'weighed-tomatoes',
    },
    {
      title: 'An inn, not yet ours',
      address: 'bellwetherinn.example',
      size: 14_210,
      img: 'weighed-inn',
    },
  ],
} as const;

export const statsFilmStripCopy = {
  id: 'hollow',
  heading: 'Twelve seconds in Shadow Hollow',
  img: 'weighed-strip',
  rows: ['Bellwether Inn in April', 'and in June'],
  seconds:
    'A frame a second. The rest of the April page was there after 81.8; the June page weighs 188\u00a0KB and was done in 1.7.',
  text: [
    'Eleven miles out of Ithaca the county stops paving. Two miles on, the telephone wire stops too, at the Shadow Hollow Free Library: one room, 6,200 books, two computers and 1.4 megabits when it hasn’t rained.',
    'Every Thursday one of us drives out with whatever we are building and opens it there. Winnie Teeter has stamped books at that desk since 1988, and a stamp takes her three seconds. If the page isn’t readable by then, it goes back to town with us.',
    'Forty-one pages went back last year. Ruth keeps the list on the wall, where clients can see it.',
  ],
} as const;

export const pricesCopy = {
  id: 'prices',
  heading: 'This is all of it.',
  lead: 'Gus Teeter plows nine miles of road. His whole website is one page, it weighs 38 grams, and it has never made anybody wait in a driveway.',
  img: 'weighed-plow',
  notesHeading: 'Where 38 grams go',
  notes: [
    {
      grams: 21,
      title: 'The road at ten to six',
      text: 'Drawn, so it could be squeezed harder than a photo.',
    },
    { grams: 9, title: 'Letters', text: 'One typeface, and only the 71 signs that he uses.' },
    { grams: 4, title: 'How it looks', text: 'Style for this page and no other.' },
    { grams: 3, title: 'What it says', text: 'Four roads, three prices, eleven inches.' },
    {
      grams: 1,
      title: 'The button',
      text: 'It calls the truck. Everything above was for this one.',
    },
  ],
  caption: 'What we charge, and the weight we promise for it. A kilobyte is a gram.',
  heads: ['What', 'At most', 'Once'],
  rows: [
    { title: 'One page', text: 'Like Gus’s. Two weeks.', weight: '50 g', price: '$1,900' },
    {
      title: 'A counter',
      text: 'Up to eight pages and somewhere to write to. Five weeks.',
      weight: '150 g',
      price: '$4,800',
    },
    {
      title: 'A counter with a till',
      text: 'People pay, you get the money and the address. Three months.',
      weight: '300 g',
      price: '$11,400',
    },
    {
      title: 'Thursdays',
      text: 'Weighed in the hollow each week, mended when it gains.',
      weight: 'as sold',
      price: '$65 a\u00a0month',
    },
  ],
  promise:
    'Weights are for the heaviest page, pictures and all, on a first visit. For every gram over, ten dollars come off the bill. That has cost us $1,640 so far, $900 of it for one map.',
} as const;

export const aboutCopy = {
  id: 'mistake',
  img: 'weighed-tomatoes',
  heading: 'We took out the tomatoes.',
  text: [
    'In March 2021 we were proud of a seed catalog. It had come to us with 9.4 megabytes and left with 74 kilobytes: names, prices, a paragraph each. Mrs. Teeter had it before she lifted the stamp.',
    'In three weeks Long Keeper sold 31 percent fewer packets than the spring before. Adelaide Ott, who had grown the black ones for thirty years, sent us a postcard. “Nobody ever bought a tomato off a list.”',
    'We put eleven pictures back, as large as they have to be to make you hungry. It weighs 610 now, four seconds in the hollow, and nobody out there minds. The lost orders came to $2,870, which we paid.',
  ],
  consequence: 'So now the first question is what has to be seen.',
} as const;

export const contactCopy = {
  id: 'weigh',
  heading: 'Put yours on.',
  text: 'Send an address. Dev loads it in the hollow on Thursday, and by Friday you have one sheet: gross, tare, net, and what we would throw out first. It costs nothing. One site in five is light enough; those get a sheet that says so.',
  formHeading: 'What should we weigh?',
  address: ['Weigh House', ...addressLines(firm.address), `${firm.hours}.`],
  note: 'Ruth Okonski, Dev Raman, Tobias Lund',
} as const;

export const weighForm = {
  submitLabel: 'Put it on the scale',
  commentLabel: 'The address of your site, and what people come to it for',
  details: [
    {
      kind: 'choice',
      name: 'Made',
      label: 'When was it made',
      options: ['There is none yet', 'This year', 'Before 2023', 'Nobody remembers'],
    },
  ],
} as const;
