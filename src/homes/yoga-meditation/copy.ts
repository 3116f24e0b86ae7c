import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

/** Copy of `/home-yoga-meditation`, except the exercise and the week. */
export const copy = {
  hero: {
    id: 'window',
    heading: ['Breathe', 'out', 'first.'],
    lead: 'Yoga and sitting still in an old sail loft in Eastport, Maine. Twelve mats, a stove, and one window to the east.',
    action: { title: 'Three minutes, right here', link: '#breathe' },
    aside: {
      text: 'The tide here falls twenty feet, and then for some minutes nothing moves at all. Boats cross at slack water. So do we.',
      action: { title: 'The next class', link: '#week' },
    },
  },
  aboutNightCall: {
    id: 'nell',
    img: 'headset-peg',
    heading: 'For seventeen years she said it on the phone.',
    timeAndPlace: 'Machias, February, 2:14 in the morning',
    call: [
      { who: 'caller', text: 'He isn’t moving. I can’t. I can’t get any air.' },
      { who: 'nell', text: 'They’re past the causeway already. Breathe out first.' },
      { who: 'caller', text: 'Out?' },
      { who: 'nell', text: 'Out. All of it. In comes by itself. I’ll count.' },
      { who: 'later', text: 'Eleven minutes' },
      { who: 'caller', text: 'They’re here. Are you still counting?' },
      { who: 'nell', text: 'Four. Five. Six. Yes.' },
    ],
    speakers: { caller: 'Caller', nell: 'Nell' },
    story: [
      'Nell Haskell answered the county’s emergency line from 2001 to 2018, nights for the most part. She reckons that she said those three words nine thousand times, always to people she never got to see.',
      'She learned the rest later: two winters of training in Portland, on the bus, at fifty-one. Then she rented the loft, because she wanted to see them. The headset hangs by the door. He was fine, by the way; the caller comes on Tuesdays, and we print this with her leave.',
    ],
    secondTeacherText:
      'Amos Pike has the other key. He dived for scallops for thirty seasons and sits with whoever comes at noon. Nobody knows more about not holding your breath.',
  },
  aboutRoom: {
    id: 'room',
    heading: 'The room, in one sentence',
    sentence:
      'Twelve mats, because a thirteenth would lie in the stove, cushions that Amos stuffed with buckwheat, stones that come up from the beach in coat pockets, no mirror, no music, and the window.',
    img: 'loft-mats',
    caption: 'Yours is the one with the cat. Whoever comes first gets the one with the cat.',
  },
  prices: {
    id: 'prices',
    img: 'loft-tin',
    heading: 'What it costs',
    prices: [
      { amount: '$0', text: 'your first class, whichever it is, and your first cup of tea' },
      { amount: '$14', text: 'a class, in cash or by card, at the top of the stairs' },
      { amount: '$120', text: 'ten of them, on a card made of card, with no last day' },
      { amount: '$85', text: 'a month of everything, stopped by telling us' },
    ],
    tin: {
      heading: 'And the tin',
      text: 'Noon Off is paid into a sardine tin by the kettle. Put in what your lunch would have cost, or nothing. The tin has no window, and we count it once a month.',
    },
  },
  contact: {
    id: 'come',
    heading: 'Come as you slept.',
    answers: [
      {
        question: 'Stairs',
        text: 'Twenty-two, with a rail. Too many? Say so below: Nell carries the class down to the library, with chairs, on Thursdays.',
      },
      {
        question: 'Late',
        text: 'The kettle shuts the door, five minutes in. Knock. We mean it.',
      },
      {
        question: 'Phones',
        text: 'They sleep in a fish crate by the boots. Firefighters on call keep theirs.',
      },
      {
        question: 'Knees, backs, bumps',
        text: 'Tell us once and never again. We remember, and nobody pushes you into anything.',
      },
    ],
    address: [...addressLines(firm.address), `${firm.hours}.`],
    formHeading: 'Knock here',
  },
  formSubmit: 'Say that I’m coming',
} as const;
