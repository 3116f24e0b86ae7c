/** Speakers, in the order of the wings. */
export const speakersCopy = {
  id: 'speakers',
  heading: 'Nobody here is famous. Everybody here is awake.',
  text: 'We pay each of them a night’s wage. Sixteen people speak; these six were told to stand still for a moment.',
  speakers: [
    {
      img: 'short-baker',
      name: 'Curtis Bell',
      trade: 'bakes, for 31 years',
      text: 'Has eaten breakfast at midnight since he was nineteen. Lost an argument with a dough mixer.',
    },
    {
      img: 'short-dispatcher',
      name: 'Tamika Rowe',
      trade: 'answers 911',
      text: '62,000 calls. Can tell by the breathing whether somebody is standing or lying down.',
    },
    {
      img: 'short-furnace',
      name: 'Denise Urbanski',
      trade: 'minds a glass furnace',
      text: 'If she stays in bed, 900 tons of glass go hard. She has never stayed in bed.',
    },
    {
      img: 'short-keeper',
      name: 'Einar Lund',
      trade: 'keeps a light',
      text: 'It has been automatic since 1979. Nobody has told the ships, he says, or him.',
    },
    {
      img: 'short-physician',
      name: 'Priya Raman',
      trade: 'treats sleep',
      text: 'Studied the night for ten years by day, then took nights to see. Has rewritten her slides.',
    },
    {
      img: 'short-floors',
      name: 'Rosalind Pike',
      trade: 'waxes floors',
      text: 'Four acres a night in a hospital. Knows who cries, and where, and goes round them.',
    },
  ],
} as const;
