import type { Notice } from './poster.ts';

/** Texts of the posters: a month's notices of a village. */
export const notices: readonly Notice[] = [
  { word: 'Lost goat', detail: 'Answers to Ursula. 608 555 0119' },
  { word: 'Polka', detail: 'Friday, 7 pm, upstairs at the firehouse' },
  { word: 'Ice out', detail: 'Guess the day. One dollar, Kubly’s till' },
  { word: 'Blood', detail: 'Tuesday, 1 to 6, the bus behind the bank' },
  { word: 'Bats', detail: 'They are leaving. Do not shut the attic' },
  { word: '12 pies', detail: 'Eleven are spoken for' },
  { word: 'Jass', detail: 'Every Thursday. No money, bad language' },
  { word: 'Water off', detail: 'Sixth Avenue, Monday, 8 to noon' },
  { word: 'Brass', detail: 'Twenty-two players, one tuba wanted' },
  { word: 'Dig', detail: 'Potatoes, Saturday. Bring your own fork' },
  { word: 'Sugar River', detail: 'High. The trail is closed at mile 9' },
  { word: 'Owls', detail: 'A walk, very quiet. Meet at the mill, 9 pm' },
  { word: 'Vote', detail: 'Village hall. The line is short at three' },
  { word: 'Slow', detail: 'Cows cross at 5:40, and again at 6:15' },
  { word: 'Choir', detail: 'One bass short since Easter' },
  { word: 'Snow', detail: 'Even side tonight, odd side tomorrow' },
];
