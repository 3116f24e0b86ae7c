import { firm } from './firm.ts';
import { opening } from './opening.ts';
import { orderDetails } from './order-details.ts';

export const heroCopy = {
  backgroundPicture: 'harbor-lamps',
  steamPicture: 'harbor-steam',
  headingStart: 'Tell them',
  headingHalves: ['the bridge', 'was up.'],
  lead: 'The bridge stops the whole town for eleven minutes. We are the door on the left, just before the gates.',
  addressLines: [firm.address.street, `${firm.address.city}, ${firm.address.region}`],
  action: { title: 'What’s on the bar', link: '#bar' },
  secondAction: { title: 'Order for a morning', link: '#order' },
} as const;

export const menuCopy = {
  section: {
    id: 'bar',
    heading: 'On the bar, now',
    lead: 'Ten things, never all at once. Odette puts them out when they are done, and when they are gone you get to look at the crumbs.',
  },
  opening,
  copy: {
    sign: {
      weekHours: {
        title: 'Stools down',
        text: 'Monday to Friday from 5:30 to 3, Saturday from 6:30 to 2. Sundays we sleep. The bridge goes on the hour and the half hour, if a boat wants it.',
      },
      open: {
        title: 'Open.',
        text: 'Until {hour}. Come as you are.',
        holiday: 'Only until {hour}: it is {holiday}.',
      },
      closed: {
        title: 'Closed.',
        laterToday: 'Back today at {hour}.',
        tomorrow: 'Back tomorrow, {day}, at {hour}.',
        otherDay: 'Back on {day} at {hour}.',
        holiday: 'It is {holiday}.',
      },
      bridge: {
        up: 'If a boat called, the bridge is up for another {minutes} minutes.',
        upOne: 'If a boat called, the bridge is up for another minute.',
        down: 'The bridge stays down for {minutes} minutes.',
        downOne: 'The bridge stays down for a minute. Run.',
      },
    },
    days: {
      legend: 'Look at another day',
      today: 'Today',
      closed: 'Closed',
      hour: 'The bar at {hour}',
      resetLabel: 'Back to now',
    },
    item: {
      schedule: '{days}, {hours}',
      coming: 'Comes at {hour}',
      available: 'Here until {hour}',
      last: 'Last ones, {hour}',
      'sold-out': 'Gone since {hour}',
      'other-day': 'Only {days}',
      orderLabel: 'Order ahead',
    },
    summary:
      '{day}, {hour}: {out} of ten things are out, {coming} to come, {gone} down to crumbs. The shadows have other days.',
    zero: 'none',
    closedDay: '{day}: nothing. The oven is cold and so is Gordy.',
  },
} as const;

export const aboutLiftMinutesCopy = {
  id: 'minutes',
  heading: 'Eleven minutes, well spent',
  lead: 'Gordy worked the levers for twenty-seven years and saw what people do in their cars. Mostly they look at the back of a truck. This is his other plan.',
  minutes: [
    { angle: 0, text: 'The bell. Sigh.' },
    { angle: 0, text: 'Gates. Engine off.' },
    { angle: 14, text: 'It splits. Come in.' },
    { angle: 38, text: 'Point at a knot.' },
    { angle: 60, text: 'Pay. Cash is quicker.' },
    { angle: 72, text: 'Stool, window side.' },
    { angle: 74, text: 'The boat. Nobody waves first.' },
    { angle: 74, text: 'Somebody waves.' },
    { angle: 62, text: 'Second cup, a dollar.' },
    { angle: 36, text: 'Crumbs.' },
    { angle: 12, text: 'Coat. Keys. Other pocket.' },
    { angle: 0, text: 'Gates up. Let forty cars go first.' },
  ],
  note: 'If it goes up while you stand in line, the second cup is free. That was 3,206 cups last season, and one captain who found out and now calls ahead for his nephew.',
} as const;

export const aboutCherriesCopy = {
  id: 'cherries',
  img: 'harborcup-cherries',
  heading: 'Nineteen hundred pounds in July',
  text: [
    'A Montmorency is ripe for about as long as a good mood. When the Wendorf orchard starts to shake its trees we shut the kitchen to everything else for four days, and eleven people stand at three hand-cranked pitters in the alley.',
    'The rest of the year comes out of the freezer in ten-pound tubs. Tub 190 is Easter. After that there is rhubarb, and Odette is hard to talk to.',
    'A stone in your slice is worth a whole pie. We baked 41 of those last year.',
  ],
} as const;

export const aboutLateSlipCopy = {
  id: 'slip',
  img: 'harborcup-tower',
  heading: 'In writing, if they ask',
  text: 'Nobody believes the bridge until they have it on paper. Ask at the till: a slip is free with anything, and Gordy signs as what he was.',
  slip: {
    title: 'Late slip',
    number: 'No. 4,118',
    sentenceStart: 'Whoever carries this was held up by',
    reasons: [
      { text: 'the bridge', isChecked: true },
      { text: 'the bridge, again' },
      { text: 'a thousand feet of ore boat' },
      { text: 'pie' },
    ],
    checkedText: 'ticked',
    duration: '11 minutes',
    signature: 'G. Amundson',
    signerRole: 'Bridge tender, retired, and witness',
  },
  acceptedAt: {
    heading: 'Taken at',
    places: [
      'the shipyard, first shift, once a week',
      'school, with a parent behind it',
      'the dentist on Kentucky Street',
      'the ferry: no. The ferry was on time.',
    ],
  },
  caption: 'We own 214 mugs. 61 are on boats. Nine came back by mail.',
} as const;

export const teamCopy = {
  id: 'crew',
  img: 'cafe-counter',
  heading: 'Nobody’s late here',
  people: [
    {
      name: 'Gordy Amundson',
      object: 'The machine',
      text: 'Twenty-seven years up in the tender’s house, 61,000 lifts, two of them by mistake. He pulls a lever better than anyone in the county.',
    },
    {
      name: 'Odette Delfosse',
      object: 'The cake stand',
      text: 'Starts at two. Bakes from her grandmother’s cards, which are in Walloon and leave out the oven.',
    },
    {
      name: 'Noor Haddad',
      object: 'The rubber plant',
      text: 'Cakes with names on them, spelled right since the Kathryn of 2019. Does the crossword aloud. The plant is older than the cafe.',
    },
  ],
} as const;

export const orderCopy = {
  section: {
    id: 'order',
    img: 'harbor-piebox',
    heading: 'By morning',
    text: 'Say it by four in the afternoon and it is in a box with string on it when the stools come down.',
    prices: [
      { title: 'Cardamom knots, six', price: '$21', text: 'Still warm before seven.' },
      { title: 'A whole cherry pie', price: '$32', text: 'Nine inches, feeds eight or a pilot.' },
      {
        title: 'A cake with a name on it',
        price: 'from $46',
        text: 'Two days. Write the name down, please.',
      },
      {
        title: 'The back table',
        price: 'free',
        text: 'Eight to fourteen, two hours, if everybody eats. It has a door.',
      },
    ],
    formHeading: 'What, when, how many',
    phone: firm.contacts.phone,
    phoneText: 'After four, ring, and let it ring:',
  },
  form: {
    submitLabel: 'Put it in the book',
    commentLabel: 'The name on the cake, or anything else',
    details: orderDetails,
  },
} as const;
