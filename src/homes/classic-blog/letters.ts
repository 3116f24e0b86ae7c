/** A question by mail, and the answer that was written beside it. */
export interface Letter {
  question: string;
  /** Name and town of the writer. */
  sender: string;
  answer: string;
}

export const letters: readonly Letter[] = [
  {
    question: 'My aunt puts two spaces after a period, and we no longer speak. Who is right?',
    sender: 'P. Oberly, Kokomo',
    answer: 'You. Call her.',
  },
  {
    question: 'The director says “utilize” in every memo. What do I put in its place?',
    sender: 'The front desk of a hospital, which asks not to be named',
    answer: 'Use',
  },
  {
    question: 'May a sentence begin with And? My teacher would not have it.',
    sender: 'Lucille, 81',
    answer: 'And why not.',
  },
  {
    question: 'How often do you go through a thing before it leaves the house?',
    sender: 'A student at Wabash',
    answer: 'Three times, once aloud.',
  },
  {
    question: 'Is there a word that you have never once let stand?',
    sender: 'M. Haverkamp, by postcard',
    answer: 'Very.',
  },
  {
    question: 'Page 12 of my thesis: did you turn my “which” into “that”?',
    sender: 'Dr. R. Sandoval, Terre Haute',
    answer: 'I did. Both times.',
  },
];
