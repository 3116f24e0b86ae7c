import type { OpeningHours } from '../../elements/opening-status/opening-hours.ts';
import type { Detail } from '../../forms/details/detail.ts';
import { choiceOf, placeName, places } from './bench.ts';
import { firm } from './firm.ts';
import { items } from './items.ts';

const timeZone = 'America/New_York';
const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** Opening hours, in the time zone of East Liverpool, Ohio. */
const opening: OpeningHours = {
  timeZone,
  week: [
    { day: 'Mon', name: 'Monday' },
    { day: 'Tue', name: 'Tuesday' },
    { day: 'Wed', name: 'Wednesday' },
    { day: 'Thu', name: 'Thursday', opens: 12, closes: 18 },
    { day: 'Fri', name: 'Friday', opens: 12, closes: 18 },
    { day: 'Sat', name: 'Saturday', opens: 12, closes: 18 },
    { day: 'Sun', name: 'Sunday', opens: 13, closes: 16 },
  ],
};

/** The places of the bench, and a day. */
const details: readonly Detail[] = [
  ...places.map((place) => ({
    kind: 'choice' as const,
    name: placeName(place),
    label: `${ordinals[place - 1]} on the bench`,
    options: items.map(choiceOf),
  })),
  {
    kind: 'date',
    name: 'Day',
    label: 'When you come for it',
    hint: 'Thursday to Sunday. We hold nine days.',
    timeZone,
    minDaysAhead: 0,
    maxDaysAhead: 60,
    week: opening.week,
  },
];

/** Copy of `/home-decor`. */
export const copy = {
  hero: {
    lines: ['Everything', 'here has', 'survived us.'],
    text: 'We sell the things in one room in Ohio. Two people and a dog live with each for a year; what lasts gets a price. The arch was a kiln.',
    action: { title: 'Walk into the room', link: '#room' },
    secondAction: { title: 'See what broke', link: '#broke' },
  },
  map: {
    id: 'miles',
    img: 'wicket-plate',
    heading: 'Thirty miles, on a plate',
    text: 'A tank of gas, seven doors, and home before the dog needs out. Nettie Sabo painted the map. She left out Pittsburgh, which is thirty-four miles.',
    makers: [
      {
        name: 'June Mackall',
        place: 'Chester',
        miles: 1,
        text: 'Throws on the porch. Wave from the bridge.',
      },
      {
        name: 'Nettie Sabo',
        place: 'Wellsville',
        miles: 5,
        text: 'Side door. The front one is full of jars.',
      },
      {
        name: 'Ida Prochko',
        place: 'Hookstown',
        miles: 8,
        text: 'Weaves until the school bus, then does not.',
      },
      {
        name: 'Dale Yoho',
        place: 'New Cumberland',
        miles: 10,
        text: 'Thirty years of sewer pipe, well used.',
      },
      {
        name: 'Hollis Reed',
        place: 'Toronto, Ohio',
        miles: 13,
        text: 'Fires with wood and will not be hurried.',
      },
      {
        name: 'Orrin Weaver',
        place: 'Lisbon',
        miles: 17,
        text: 'No telephone. Write, or come with a chair.',
      },
      {
        name: 'Marta Boyd',
        place: 'Beaver',
        miles: 18,
        text: 'Sews shades and cushions over the pharmacy.',
      },
    ],
    unit: { one: 'mile', many: 'miles' },
  },
  about: {
    id: 'nine',
    img: 'kiln-dusk',
    heading: 'At nine we leave one lamp lit.',
    text: 'A lamp stays only if Hattie can do the crossword by it, from the armchair, without leaning. There are 64 clues, set very small. How far she got:',
    results: [
      { title: 'Lamp with a green foot', clues: 64, text: 'and then the obituaries' },
      { title: 'The one lit here, Nettie’s second try', clues: 58, text: 'wider shade on order' },
      { title: 'Clay pendant', clues: 51, text: 'soup also visible' },
      { title: 'One candle', clues: 9, text: 'all of them across' },
      { title: 'The moon, March 14', clues: 2, text: 'and one guessed' },
    ],
    clueCount: 64,
  },
  contact: {
    id: 'bench',
    img: 'wicket-bench',
    heading: 'On the bench by the door',
    text: 'Say what you want to see and which day. It will be on the bench with your name on it, and under the bench there will be somebody. He likes to be asked.',
    hours: `${firm.hours}.`,
    address: `${firm.address.street}, ${firm.address.city}, Ohio`,
    phone: firm.contacts.phone,
  },
  now: {
    opening,
    openText: 'The door is open until {hour}.',
    laterText: 'The door opens at {hour} today.',
    otherDayText: 'The door opens {day} at {hour}.',
  },
  form: {
    submitLabel: 'Put it on the bench',
    commentLabel: 'Stairs, dogs of your own, anything',
    details,
  },
} as const;
