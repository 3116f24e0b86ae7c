/** Copy of `/home-dentist`, second half: prices, and the first visit. */
export const pricesCopy = {
  id: 'felt',
  heading: 'What you will feel, and for how long',
  text: 'The full width is one hour. Aqua is time in the chair, coral the part of it that you feel. Once the tooth is numb there is pressure and sound, and we tell you before each of them.',
  scale: ['0 min', '15 min', '30 min', '45 min', 'an hour'],
  chairText: 'in the chair',
  sensationPrefix: 'you feel',
  treatments: [
    {
      title: 'A look, with four X-rays',
      price: '$95',
      minutes: 30,
      sensations: [{ minute: 17, seconds: 16 }],
      text: 'The corner of the film rests against your gum for four seconds a picture.',
    },
    {
      title: 'Cleaning',
      price: '$120',
      minutes: 40,
      sensations: [
        { minute: 6, seconds: 40 },
        { minute: 22, seconds: 50 },
      ],
      text: 'Mostly cold water. We can warm it for you; just say so.',
    },
    {
      title: 'One filling',
      price: '$210',
      minutes: 50,
      sensations: [{ minute: 6, seconds: 8 }],
      text: 'The injection. Your lip stays numb for about two hours; it is best to eat after that.',
    },
    {
      title: 'A crown, each of two visits',
      price: '$590',
      minutes: 60,
      sensations: [
        { minute: 6, seconds: 8 },
        { minute: 44, seconds: 20 },
      ],
      text: 'The injection, then firm pressure. The gum is tender until the next evening.',
    },
    {
      title: 'A root canal',
      price: '$940',
      minutes: 60,
      sensations: [
        { minute: 5, seconds: 8 },
        { minute: 9, seconds: 8 },
      ],
      text: 'Two injections, then a long and quiet hour. The tooth is tender to bite on for three days.',
    },
    {
      title: 'A tooth out',
      price: '$190',
      minutes: 25,
      sensations: [
        { minute: 5, seconds: 8 },
        { minute: 15, seconds: 40 },
      ],
      text: 'The injection, then forty seconds of pulling, which feels strange but does not hurt. Sore for two days; you take home what helps.',
    },
  ],
  footnote:
    'Prices include everything, the anesthetic and the paperwork too. We file with your insurance, and you may pay in four parts at no extra cost.',
} as const;

/** The first visit, in minutes after the door. */
export const processCopy = {
  id: 'first',
  img: 'surgery-window',
  closeUpImg: 'surgery-tray',
  heading: 'Your first forty minutes',
  text: 'You can stop after any of them, and come back on another day.',
  minutePrefix: 'Minute',
  steps: [
    {
      minute: 0,
      title: 'The door',
      text: 'Ingrid is expecting you, and shows you where to sit.',
    },
    {
      minute: 3,
      title: 'The form',
      text: 'Seven questions. The last is how afraid you are. Every answer is all right, and everyone who treats you reads it first.',
    },
    {
      minute: 8,
      title: 'The rehearsal',
      text: 'You lift your hand and we stop, before anything has begun. From then on you know that it works.',
    },
    {
      minute: 12,
      title: 'The chair goes back',
      text: 'Slowly, in eleven seconds, and only as far as you like.',
    },
    {
      minute: 15,
      title: 'We look',
      text: 'With a mirror, saying numbers aloud. They are the names of your teeth: 30 is no worse than 3.',
    },
    {
      minute: 25,
      title: 'Four pictures',
      text: 'Tova steps out for each one, and is back within seconds.',
    },
    {
      minute: 31,
      title: 'You sit up again',
      text: 'Then we tell you what we saw, face to face, and you can ask.',
    },
    {
      minute: 40,
      title: 'The sheet',
      text: 'What has to be done, what can wait, and what it costs. It is yours to keep, for a second opinion as well.',
    },
  ],
} as const;
