import { firm } from './firm.ts';
import { details } from './request-details.ts';
import { house, treatments } from './treatments.ts';

const plan = {
  sum: '{minutes} from door to door, {price}, and back on Bend Road at {out}.',
  empty: 'Nothing hangs here yet. Take something from the list.',
  leftOne: '{names} does not fit before we close at {closes}.',
  leftMany: '{names} do not fit before we close at {closes}.',
  latest: 'Come by {latest} and everything does.',
  never: 'No day of ours is that long.',
  most: 'Four is the most. After that one is soup.',
} as const;

/** Copy of the afternoon and of the request for one. */
export const pricesCopy = {
  section: {
    id: 'afternoon',
    degrees: '104°, then up to you',
    heading: 'What an afternoon adds up to',
    note: 'Soak first, lie down one to four times, rest before you drive. What we want in between costs nothing and is on the line already: a towel is as wide as its minutes and as long as its price.',
    foot: 'Prices as they are, tip included: we asked everybody in the house, and everybody wanted the raise instead.',
    printed: `${firm.address.street}, ${firm.address.city}. ${firm.hours}. ${firm.contacts.phone.title}. Every afternoon begins with ${house.soak} minutes in the basin and ends with ${house.rest} on the bench, both in the price.`,
  },
  plan: {
    treatments,
    house,
    plan,
    arrive: 'You come at',
    instance: 'For example:',
    ask: { title: 'Ask for this afternoon', link: '#come' },
    rail: {
      label: 'The afternoon in its order',
      soak: 'Soak',
      pause: 'Pause',
      rest: 'Rest',
      dress: 'Clothes',
      minutes: 'min',
    },
    row: {
      minutes: 'min',
      free: 'free',
      earlier: '{title}, earlier',
      later: '{title}, later',
      begins: '{place}, at {time}',
      unfit: 'does not fit',
      places: ['First', 'Second', 'Third', 'Fourth'],
    },
  },
  request: {
    treatments,
    house,
    plan,
    details,
    heading: 'Ask for an afternoon',
    untouched:
      'What you hang on the rail further up is filled in here by itself. You may as well choose here, and it hangs there.',
    submitLabel: 'Ask Ione',
    commentLabel: 'Where not, and anything else',
  },
} as const;
