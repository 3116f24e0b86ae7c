import { diaries } from '../../forms/appointments/diaries.ts';
import { firm } from './firm.ts';
import { weekLines } from './practice-week.ts';
import { takenSlotsUrl } from './taken-slots-url.ts';

const diary = diaries.dentist;
const openDays = weekLines(diary).filter(({ hours }) => hours);

/** Copy of `/home-dentist`, first half: the hand, the ceiling, the people. */
export const copy = {
  hero: {
    lines: ['Lift a hand.', 'Everything', 'stops.'],
    text: 'Your left hand, at any moment. We stop within two seconds, and go on when you are ready.',
    addressLines: [
      'Dentists in the old harness shop,',
      `${firm.address.street}, ${firm.address.city}, Iowa`,
    ],
  },
  nextFreeCard: {
    diary,
    takenSlotsUrl,
    heading: 'Next free',
    weekHeading: 'We are here',
    /** Shown until the card is hydrated. */
    week: openDays,
    noSlotText: 'The next two weeks are full. Please call: times do become free.',
    formId: 'book',
    allSlotsLink: { title: 'All times', link: '#book' },
  },
  stats: {
    heading: '390 hands went up last year.',
    text: 'Each time we stopped, and went on when it was all right again. Ingrid keeps count, to the nearest ten, so that we learn what helps.',
    label: 'Why hands went up',
    /** Number of hands side by side in a column. */
    handsPerRow: 10,
    reasons: [
      { hands: 150, title: 'had to swallow', text: 'The most common reason, and a good one.' },
      { hands: 90, title: 'wanted a minute of rest', text: 'There is time for it in every visit.' },
      { hands: 70, title: 'asked about a sound', text: 'Mostly the compressor, in the next room.' },
      {
        hands: 50,
        title: 'felt something',
        text: 'We numbed once more, and waited until it worked.',
        isHighlighted: true,
      },
      { hands: 30, title: 'had a question', text: 'We sat down and answered it.' },
    ],
  },
  gallery: {
    id: 'ceiling',
    img: 'dentist-ceiling',
    heading: 'This is what you look at.',
    text: 'The Upper Iowa from above, with eleven trout, painted by Sylvie Kvam in the winter of 2011. Many of our patients count them. It is good to have something else to think of.',
    question: 'Where the eleventh is',
    answer:
      'Under the road bridge, with only its tail showing. Most people find it on their second visit.',
  },
  team: {
    id: 'people',
    heading: 'Us, before you lie down',
    text: 'From the chair you see us the other way up, in the light of a lamp and mostly behind masks. Here we are beforehand, so that nobody is a stranger.',
    switchLabel: 'See us from the chair',
    people: [
      {
        img: 'dentist-signe',
        name: 'Dr. Signe Aldahl',
        role: 'fillings, crowns, bridges',
        text: 'Works slowly and hums while she does. She tells you how long each part takes, and keeps to it.',
      },
      {
        img: 'dentist-marcus',
        name: 'Dr. Marcus Bell',
        role: 'roots, and teeth that have to go',
        text: 'Says every step before he does it, and waits for your nod. If you would rather not hear, he works in silence.',
      },
      {
        img: 'dentist-tova',
        name: 'Tova Reyes',
        role: 'cleaning',
        text: 'Was afraid of dentists herself at nineteen. She knows which moments are hard, and stops before them.',
      },
      {
        img: 'dentist-ingrid',
        name: 'Ingrid Opsahl',
        role: 'the desk and the telephone',
        text: 'You meet her first, standing up. Call her with any question, about costs too; she has time for it.',
        isAtDesk: true,
      },
    ],
  },
} as const;
