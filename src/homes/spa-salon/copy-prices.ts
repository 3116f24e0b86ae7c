import { firm } from './firm.ts';
import { details } from './request-details.ts';
import { house, treatments } from './treatments.ts';

const plan = {
  sumText: '{minutes} from door to door, {price}, and back on Bend Road at {out}.',
  emptyText: 'Nothing hangs here yet. Take something from the list.',
  oneOmittedText: '{names} does not fit before we close at {closes}.',
  severalOmittedText: '{names} do not fit before we close at {closes}.',
  latestText: 'Come by {latest} and everything does.',
  neverText: 'No day of ours is that long.',
  mostText: 'Four is the most. After that one is soup.',
} as const;

/** Copy of the afternoon and of the request for one. */
export const pricesCopy = {
  section: {
    id: 'afternoon',
    degrees: '104°, then up to you',
    heading: 'What an afternoon adds up to',
    note: 'Soak first, lie down one to four times, rest before you drive. What we want in between costs nothing and is on the line already: a towel is as wide as its minutes and as long as its price.',
    foot: 'Prices as they are, tip included: we asked everybody in the house, and everybody wanted the raise instead.',
    printedContact: `${firm.address.street}, ${firm.address.city}. ${firm.hours}. ${firm.contacts.phone.title}. Every afternoon begins with ${house.soak} minutes in the basin and ends with ${house.rest} on the bench, both in the price.`,
  },
  plan: {
    treatments,
    house,
    plan,
    arrivalLabel: 'You come at',
    exampleLabel: 'For example:',
    requestLink: { title: 'Ask for this afternoon', link: '#come' },
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
      freeLabel: 'free',
      earlierLabel: '{title}, earlier',
      laterLabel: '{title}, later',
      startText: '{place}, at {time}',
      unfitText: 'does not fit',
      positionNames: ['First', 'Second', 'Third', 'Fourth'],
    },
  },
  request: {
    treatments,
    house,
    plan,
    details,
    heading: 'Ask for an afternoon',
    initialText:
      'What you hang on the rail further up is filled in here by itself. You may as well choose here, and it hangs there.',
    submitLabel: 'Ask Ione',
    commentLabel: 'Where not, and anything else',
  },
} as const;
