/** Copy of the test: one drawing, shown to nine strangers until nine follow it correctly. */
export const processCopy = {
  id: 'test',
  img: 'kinsella-nib',
  heading: 'Nine strangers, nine seconds',
  lead: 'I take the drawing to the ferry landing in an envelope, hold it up to somebody who is early, count to nine and put it away. Then I hand over a jacket and say nothing. Here is one card on its way.',
  resultText: '{right} of 9',
  rounds: [
    {
      day: 'Day 3',
      correctCount: 4,
      text: 'Two tied it on behind, like an apron. Two put it on well and then stood there, proud. One thanked me and kept it.',
    },
    {
      day: 'Day 5',
      correctCount: 6,
      text: 'I drew the strap thicker than the man. Nobody misses the strap now. Three looked for a buckle on the left, where my thumb was.',
    },
    {
      day: 'Day 8',
      correctCount: 8,
      text: 'The thumb is gone. One man did all of it and walked toward the sea.',
    },
    {
      day: 'Day 11',
      correctCount: 9,
      text: 'The arrow begins at his shoe. It is printed as it is, and the envelope goes into the drawer with 411 others.',
    },
  ],
} as const;
