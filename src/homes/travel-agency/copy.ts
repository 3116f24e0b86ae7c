import { formatDollars } from '../../content/format-dollars.ts';
import type { Detail } from '../../forms/details/detail.ts';
import { lateness } from './delays.ts';
import { berths, departureName, departures, journeys } from './departures.ts';
import { fare, total } from './fare.ts';

/** Copy of `/home-travel-agency`; that of the map is in `copy-route.ts`. */
export const copy = {
  hero: {
    id: 'valley',
    heading: ['The train stops', 'if you wave.'],
    lead: 'Journeys by train and boat from the end of Harris Avenue. No airplane, no car, and nothing that you pass at two hundred feet a second.',
    action: { title: 'See where it stops', link: '#loop' },
  },
  about: {
    heading: 'A flag stop, explained',
    img: 'flag-stop',
    text: [
      'Between Jasper and the sea there are stations that have no ticket office, no town and, most days, no passengers. The train slows for none of them.',
      'Unless somebody stands by the track and lifts an arm. Then eleven hundred tons of it come to a halt, a door opens, and a man called Réjean puts down a yellow step.',
      'June sold tickets for twenty-two years before she first did it herself. Walt was the conductor who put down the step.',
    ],
    aside:
      'Dorreen, British Columbia. Trains on Monday, Thursday and Saturday. Next road: eleven miles, on foot.',
  },
  gallery: {
    id: 'window',
    heading: 'Ask for the left side.',
    text: 'Going west, that is. What the Skeena shows between Smithers and the coast, in its own order.',
    label: 'A river valley at dusk, wider than the screen: scroll sideways',
    img: 'window-line',
    hint: 'Push the landscape along',
    sights: [
      {
        leftPercent: 9,
        bottomPercent: 25,
        title: 'Cottonwoods',
        text: 'Yellow from the tenth of September. If you must choose a departure by one thing, choose it by this.',
      },
      {
        leftPercent: 24.6,
        bottomPercent: 24,
        title: 'A spruce at two yards',
        text: 'You will photograph it instead of the mountain. So does everyone; that is what near things do.',
      },
      {
        leftPercent: 38.9,
        bottomPercent: 63,
        title: 'The Seven Sisters',
        text: 'Everybody counts them. Everybody gets six, and has to look again.',
      },
      {
        leftPercent: 52.6,
        bottomPercent: 24.5,
        title: 'Gillnetters',
        text: 'After the Terrace bridge. They wave, too, but the train does not stop for boats.',
      },
      {
        leftPercent: 66.8,
        bottomPercent: 66,
        title: 'Eagles',
        text: 'Walt’s record is thirty-one on one sandbar. Bring the binoculars, not the telephone.',
      },
      {
        leftPercent: 84.5,
        bottomPercent: 21.5,
        title: 'Seals',
        text: 'Forty miles from the sea. The salmon told them where it was.',
      },
    ],
  },
  listDepartures: {
    id: 'departures',
    heading: 'Five departures, and who is aboard',
    text: `We hold ${berths} berths on each departure. A head in the window is a berth that is sold; a lamp without one is yours if you ask.`,
    journeys: [...new Set(departures.map(({ journey }) => journey))].map((journey) => {
      const { title, days, dollars: price, routeText, vehicle } = journeys[journey];
      return {
        title,
        routeText,
        vehicle,
        facts: `${days} days, ${formatDollars(price)}`,
        departures: departures
          .filter((departure) => departure.journey === journey)
          .map((departure) => {
            const remaining = berths - departure.soldCount;
            return {
              name: departureName(departure),
              day: departure.day,
              soldSeats: departure.soldSeats,
              remainingText:
                remaining === 0 ? `All ${berths} sold` : `${remaining} of ${berths} left`,
              requestLabel: remaining === 0 ? 'Join the list' : 'Ask for a berth',
            };
          }),
      };
    }),
    field: 'Departure',
    note: 'Days of 2027, dollars a person in a double room. Alone in one: $640 more on the loop, which is what the hotels charge us and not a cent above.',
  },
  prices: {
    id: 'fare',
    heading: `Where ${formatDollars(total)} goes`,
    text: 'One Long Loop, cut at its perforations. Each piece is as large as it is dear, but for the smallest, which have to hold their words.',
    parts: fare.map((part) => ({ ...part, price: formatDollars(part.dollars) })),
    img: 'tickets-punched',
    extraCostsHeading: 'What is not in it',
    extraCosts: [
      {
        title: 'Lunch and supper',
        price: 'about $45 a day',
        text: 'You know what you like. We know where; the list is in the envelope.',
      },
      {
        title: 'Getting to Bellingham',
        price: 'your own',
        text: 'The train from Seattle costs $25 and we will meet it.',
      },
      {
        title: 'The cabin at Dorreen on a Thursday',
        price: '$90',
        text: 'If Monday comes and you do not wave.',
      },
      {
        title: 'A passport',
        price: '$165',
        text: 'The border is eleven minutes after the beach. It has no sense of humor.',
      },
      {
        title: 'Insurance',
        price: 'about $190',
        text: 'From anybody but us. We earn nothing on it and still say take it.',
      },
    ],
  },
  stats: {
    id: 'late',
    heading: 'It will be late.',
    img: 'compass-chart',
    text: `Freight goes first on these rails; you will sit in a siding and learn its name. Last summer, ${lateness.departures} departures of the loop made ${lateness.rides} rides. We wrote down every one.`,
    groups: lateness.groups,
    rideCount: lateness.rides,
    shareText: `of ${lateness.rides}`,
    promise: {
      heading: 'If a late train costs you the next one',
      text: 'Ring the office. We pay for the bed and the new ticket, and one of us stays up until you have both. It happened once last year: Jasper, a Tuesday. She got two nights instead of one and has booked again.',
    },
  },
  contact: {
    id: 'wave',
    heading: 'Now you.',
    text: 'Lift an arm. June writes back within two working days, with a yes, a no, or a better week.',
    people: [
      {
        title: 'June Okafor',
        text: 'sold tickets at the station window from 1989 to 2011. Can recite the winter timetable of 1994, and will.',
      },
      {
        title: 'Walt Lindqvist',
        text: 'was a conductor for thirty-one years. Has been late 4,000 times and lost nobody.',
      },
      { title: 'Transfer', text: 'the cat. Came in on a boat from Haines and has not said why.' },
    ],
    directions:
      'From the station: cross the parking lot. From the Alaska ferry: cross it the other way.',
    formHeading: 'The train you want to stop',
  },
  formSubmit: 'Wave',
  formComment: 'Anything that we should know: knees, heights, snoring, a birthday',
} as const;

/** The further fields of a request. */
export const waveDetails: readonly Detail[] = [
  {
    kind: 'choice',
    name: copy.listDepartures.field,
    label: 'Departure',
    options: [...departures.map(departureName), 'Another week, which I name below'],
    required: true,
  },
  {
    kind: 'number',
    name: 'Travelers',
    label: 'How many of you',
    min: 1,
    max: berths,
    required: true,
  },
];
