import type { Detail } from '../../forms/details/detail.ts';

/** Passes that can be requested, by their names in the request. */
const passes = {
  both: 'Both nights, $276',
  first: 'Night one, $144',
  second: 'Night two, $132',
  between: 'Between jobs, $0',
  day: 'Day people, $345',
} as const;

/** Copy of `/home-events-conference`; program and speakers have files of their own. */
export const copy = {
  hero: {
    id: 'stage',
    heading: ['Two nights. The second', 'is an hour short.'],
    venue: ['The Ottawa', 'Toledo, Ohio'],
    lead: 'A conference for people who work while you sleep. From dusk to dawn, on the weekend when the clocks go forward.',
    action: { title: 'See the program', link: '#program' },
  },
  doors: {
    heading: 'Doors at sunset',
    date: 'Fri, March 12, 2027, 6:37 pm',
    staticFigures: [
      ['12', 'March, doors 6:37\u00a0pm'],
      ['13', 'March, doors 6:38\u00a0pm'],
      ['14', 'March, sunrise 7:50 am'],
    ],
    units: { nights: 'night', hours: 'hour', minutes: 'minute' },
    label: 'Until doors open on Friday, March 12, 2027, at 6:37 pm: {nights}, {hours}, {minutes}',
    stateTexts: {
      first: 'It is night one. The door is open until breakfast.',
      day: 'Everybody is asleep. Doors at 6:38\u00a0pm.',
      second: 'It is night two. Mind the gap at two.',
      over: 'It is over, and it is light. The next one: March 10, 2028.',
    },
  },
  stats: {
    id: 'house',
    img: 'short-house',
    heading: 'This is what a speaker sees.',
    text: '388 people came last March, straight from work or instead of it. We ask one thing at the door: what do you do at three in the morning?',
    trades: [
      { count: 94, title: 'nurses and aides' },
      { count: 61, title: 'in glass, steel and parts' },
      { count: 52, title: 'who bake' },
      { count: 43, title: 'on rails, roads and runways' },
      { count: 38, title: 'who answer a telephone' },
      { count: 37, title: 'who clean' },
      { count: 29, title: 'who watch the sky, a gate or a lake' },
      { count: 34, title: 'who cannot sleep and thought that this counts' },
    ],
    note: 'It does.',
  },
  about: {
    id: 'two-to-three',
    timeBefore: '1:59',
    timeAfter: '3:00',
    heading: 'Nothing is planned for two o’clock on Sunday.',
    text: [
      'On the second Sunday of March the clocks go from 1:59 to 3:00. For most people that is a Sunday with less sleep. For whoever is at work it is the only shift of the year that is an hour shorter than it says.',
      'In March 2018 Wanda came off that shift and went to the diner on Adams Street with thirty-one others, and they could not agree whether they had worked eleven hours or twelve. Curtis had brought the rolls. It has been a conference since.',
    ],
    facts: [
      {
        title: 'Editions',
        text: 'Eight, with this one. 2020 and 2021 did not take place: we were at work.',
      },
      {
        title: 'Lunch',
        text: 'At midnight, hot, both nights. Whoever is on call eats first and sits by the door; everybody else passes the rolls along. The microphones are off until one.',
      },
      {
        title: 'The other one',
        text: 'In November the night is an hour longer. We have been asked. We are too tired.',
      },
    ],
  },
  prices: {
    id: 'passes',
    heading: 'Twelve dollars an hour.',
    text: 'We charge by the shift, seven to seven, and the hour that does not take place is not on the bill.',
    img: 'short-lanyard',
    fieldName: 'Ticket',
    requestLabel: 'Ask for it',
    passes: [
      {
        name: passes.both,
        title: 'Both nights',
        price: '$276',
        duration: '12 + 11 hours',
        text: 'Every room, both lunches, both breakfasts, the glass that you blow.',
      },
      {
        name: passes.first,
        title: 'Night one',
        price: '$144',
        duration: '12 hours',
        text: 'Friday. The one with the furnace, the nap and the cracked wheel.',
      },
      {
        name: passes.second,
        title: 'Night two',
        price: '$132',
        duration: '11 hours',
        text: 'Saturday. The clocks, the waltz, and an hour off.',
      },
      {
        name: passes.between,
        title: 'Between jobs',
        price: '$0',
        duration: 'both nights',
        text: 'Thirty of these, first come. Nobody asks for a letter.',
      },
      {
        name: passes.day,
        title: 'Day people',
        price: '$345',
        duration: 'both nights, plus a quarter',
        text: 'You are welcome. You keep our hours, and pay the night differential.',
      },
    ],
    extraCostsHeading: 'What a pass does not include',
    extraCosts: [
      { title: 'A bed', text: '$68 to $94 a day, below.' },
      { title: 'Supper on Saturday', text: 'You will be asleep until four. The diner knows.' },
      { title: 'Parking', text: '$5 a night on Adams, free on 17th after eight.' },
      { title: 'Recordings', text: 'None are made. People talk better.' },
      {
        title: 'A refund after March 5',
        text: 'Give the pass to a colleague. We change the name at the door.',
      },
    ],
  },
  directions: {
    id: 'getting-here',
    heading: 'Come by night. Sleep by day.',
    img: 'short-noon',
    trainsHeading: 'All four trains come in the dark',
    trainsText:
      'Toledo may be the only city in Ohio with a train for us. The station is eleven minutes on foot; somebody with a lantern meets each of these on Thursday and Friday.',
    caption: 'Trains at Toledo, about',
    columns: ['From', 'Comes in'],
    trains: [
      { origin: 'Chicago', arrival: '11:40 pm', isoTime: '23:40' },
      { origin: 'Chicago, the late one', arrival: '3:15 am', isoTime: '03:15' },
      { origin: 'Washington, Pittsburgh', arrival: '5:10 am', isoTime: '05:10' },
      { origin: 'Boston, New York, Buffalo', arrival: '5:55 am', isoTime: '05:55' },
    ],
    trainsNote:
      'They can be late. So can you: the door is open all night, and the last row is kept free.',
    routes: [
      {
        title: 'By car',
        text: 'Interstate 75, exit 202. We will not let you drive home tired: there are 22 cots in the lobby, and the sergeant has your keys if you like.',
      },
      {
        title: 'By bus',
        text: 'The last one leaves at 10:30 pm and the first at 5:05 am. In between Walt drives a van round the hotels, at ten past every hour, except one.',
      },
    ],
    hotelsHeading: 'Where it is quiet at noon',
    hotels: [
      {
        title: 'The Secor Rooms',
        price: '$94',
        text: 'Check in at 7 am. Curtains that Wanda has tried with a flashlight.',
      },
      {
        title: 'Hotel Lorraine',
        price: '$82',
        text: 'No housekeeping before five. The elevator dings; ask for the back.',
      },
      {
        title: 'Ursula Hall',
        price: '$68',
        text: 'A former convent. Forty single rooms, no television, bells switched off for us.',
      },
    ],
  },
  contact: {
    id: 'request',
    heading: 'See you in the morning.',
    text: 'There are 412 seats, and nothing to pay now. Wanda reads requests on her break, around three, and writes back with a bill or a question.',
    sunrise: { label: 'Sunrise', time: '7:50 am', note: 'An hour late, by the clock' },
    formHeading: 'Ask for a pass',
  },
  form: { submitLabel: 'Ask for a pass', commentLabel: 'What do you do at three in the morning?' },
} as const;

/** The further fields of a request. */
export const requestDetails: readonly Detail[] = [
  {
    kind: 'choice',
    name: copy.prices.fieldName,
    label: 'Which pass',
    options: Object.values(passes),
    required: true,
  },
  { kind: 'number', name: 'Passes', label: 'How many', min: 1, max: 12, required: true },
];
