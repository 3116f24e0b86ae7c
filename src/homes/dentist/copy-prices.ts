/** Copy of `/home-dentist`, second half: prices, and the first visit. */
export const pricesCopy = {
  id: 'felt',
  heading: 'What you will feel, drawn to scale',
  text: 'An hour is as wide as this drawing. Aqua is time in the chair. Coral is the part that you feel, at the same scale, never thinner than a hair. After the needle there is only pressure and noise.',
  scale: ['0 min', '15 min', '30 min', '45 min', 'an hour'],
  chair: 'in the chair',
  feel: 'you feel',
  treatments: [
    {
      title: 'A look, with four X-rays',
      price: '$95',
      minutes: 30,
      felt: [{ at: 17, seconds: 16 }],
      text: 'The corner of the film against your gum, four seconds a picture.',
    },
    {
      title: 'Cleaning',
      price: '$120',
      minutes: 40,
      felt: [
        { at: 6, seconds: 40 },
        { at: 22, seconds: 50 },
      ],
      text: 'Cold water, mainly. We can warm it; you only have to say so.',
    },
    {
      title: 'One filling',
      price: '$210',
      minutes: 50,
      felt: [{ at: 6, seconds: 8 }],
      text: 'The needle. Your lip sleeps for two hours after: no soup until it is back.',
    },
    {
      title: 'A crown, each of two visits',
      price: '$590',
      minutes: 60,
      felt: [
        { at: 6, seconds: 8 },
        { at: 44, seconds: 20 },
      ],
      text: 'The needle, then firm pressing. The gum is sore until the next evening.',
    },
    {
      title: 'A root canal',
      price: '$940',
      minutes: 60,
      felt: [
        { at: 5, seconds: 8 },
        { at: 9, seconds: 8 },
      ],
      text: 'Two needles and a long time to look for trout. Tender to bite on for three days.',
    },
    {
      title: 'A tooth out',
      price: '$190',
      minutes: 25,
      felt: [
        { at: 5, seconds: 8 },
        { at: 15, seconds: 40 },
      ],
      text: 'The needle, then forty seconds of a pull that is odd and does not hurt. Sore for two days; this one we do not talk down.',
    },
  ],
  foot: 'Prices are whole: no fee for the room, the needle or the paper. We send the forms to your insurance, and four payments cost the same as one.',
} as const;

/** The first visit, in minutes after the door. */
export const processCopy = {
  id: 'first',
  media: 'surgery-window',
  heading: 'Your first forty minutes',
  text: 'You can leave after any of them. Two people have, and both came back.',
  minute: 'Minute',
  steps: [
    {
      at: 0,
      title: 'The door',
      text: 'It smells of floor wax, and of nothing else.',
    },
    {
      at: 3,
      title: 'The form',
      text: 'Seven questions. The last is how afraid you are, from 0 to 10; there is no wrong answer and 11 is written in about once a month.',
    },
    {
      at: 8,
      title: 'The rehearsal',
      text: 'You lift your hand and we stop, although we have not begun. It feels silly. It is the most important thing we do.',
    },
    {
      at: 12,
      title: 'The chair goes back',
      text: 'In eleven seconds, and as far as you say.',
    },
    {
      at: 15,
      title: 'We look',
      text: 'With a mirror and out loud, in numbers. They are only addresses: 30 is not worse than 3.',
    },
    {
      at: 25,
      title: 'Four pictures',
      text: 'Tova leaves the room for each, and comes back each time.',
    },
    {
      at: 31,
      title: 'You sit up again',
      text: 'Then we say what we saw. Nobody should have to hear a price lying down.',
    },
    {
      at: 40,
      title: 'The sheet',
      text: 'What has to be done, what can wait, what it costs. It is yours, also if you take it to somebody else.',
    },
  ],
} as const;
