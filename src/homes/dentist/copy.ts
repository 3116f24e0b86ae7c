import { diaries } from '../../forms/appointments/diaries.ts';
import { firm } from './firm.ts';
import { weekLines } from './practice-week.ts';
import { takenSlotsUrl } from './taken-slots-url.ts';

const diary = diaries.dentist;
const open = weekLines(diary).filter(({ hours }) => hours);

/** Copy of `/home-dentist`, first half: the hand, the ceiling, the people. */
export const copy = {
  hero: {
    lines: ['Lift a hand.', 'Everything', 'stops.'],
    text: 'Your left hand. We stop within two seconds, and nobody asks why until you can speak again.',
    place: [
      'Dentists in the old harness shop,',
      `${firm.address.street}, ${firm.address.city}, Iowa`,
    ],
  },
  nextFreeCard: {
    diary,
    takenAt: takenSlotsUrl,
    heading: 'Next free',
    weekHeading: 'We are here',
    /** Until the card is hydrated. */
    week: open,
    none: 'The next two weeks are full. Call us: somebody always cancels.',
    book: 'book',
    all: { title: 'All times', link: '#book' },
  },
  stats: {
    heading: '390 hands went up last year.',
    text: 'Ingrid counts them, to the nearest ten. Every one of them worked. The other 3,700 visits went by without.',
    label: 'Why hands went up',
    /** Number of hands side by side in a column. */
    wide: 10,
    reasons: [
      { hands: 150, title: 'had to swallow', text: 'The commonest reason, and the best.' },
      { hands: 90, title: 'wanted a minute of nothing', text: 'Granted. Some take four.' },
      { hands: 70, title: 'what is that noise', text: 'Mostly the compressor, once a goose.' },
      {
        hands: 50,
        title: 'felt something',
        text: 'We gave more, and waited until it worked.',
        felt: true,
      },
      { hands: 30, title: 'had a story that could not wait', text: 'We sat down for it.' },
    ],
  },
  gallery: {
    id: 'ceiling',
    media: 'dentist-ceiling',
    heading: 'This is what you look at.',
    text: 'Sylvie Kvam painted it lying on a scaffold, in the winter of 2011: the Upper Iowa, from above, with eleven trout. The record during one filling is nine.',
    ask: 'Where the eleventh is',
    answer:
      'Under the road bridge, with only its tail out. Now you will have to think of something else.',
  },
  team: {
    id: 'people',
    heading: 'Us, as you will see us',
    text: 'Lying down, one gets to know people upside down and behind masks. So that nobody is a stranger by then:',
    turn: 'Turn everybody round',
    people: [
      {
        media: 'dentist-signe',
        name: 'Dr. Signe Aldahl',
        role: 'fillings, crowns, bridges',
        text: 'Hums when it goes well. When she stops, she is only counting.',
      },
      {
        media: 'dentist-marcus',
        name: 'Dr. Marcus Bell',
        role: 'roots, and teeth that have to go',
        text: 'Says every step before he does it. Some ask him not to, and then he talks about bees.',
      },
      {
        media: 'dentist-tova',
        name: 'Tova Reyes',
        role: 'cleaning',
        text: 'Was so afraid of dentists at nineteen that she had to find out how it is done.',
      },
      {
        media: 'dentist-ingrid',
        name: 'Ingrid Opsahl',
        role: 'the desk, the telephone, the count',
        text: 'The right way up, since you stand when you meet her. Her grandfather made harness in this room.',
        upright: true,
      },
    ],
  },
} as const;
