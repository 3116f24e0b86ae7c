/** Columns of a dot-matrix letter. */
const across = 5;

/** Seven rows of five pins for each letter, a row as one digit to the base of 32. */
const letters: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  '.': '00000cc',
  ',': '0000c48',
  ':': '0cc0cc0',
  '-': '000v000',
  '!': '4444404',
  '?': 'eh12404',
  "'": 'c480000',
  '/': '01248g0',
  '(': '2488842',
  ')': '8422248',
  '&': 'cik8lid',
  '+': '044v440',
  '=': '00v0v00',
  '*': '04lel40',
  '#': 'aavavaa',
  $: '4fke5u4',
  '%': 'op248j3',
  _: '000000v',
  '<': '248g842',
  '>': '8421248',
};

/** Returns the dots of a letter, by column and row; none for a space or an unknown letter. */
export function pinsOf(letter: string): [column: number, row: number][] {
  const rows = letters[letter.toUpperCase()] ?? '';
  return [...rows].flatMap((digit, row) => {
    const bits = Number.parseInt(digit, 32);
    return Array.from({ length: across }, (_, column) => column)
      .filter((column) => (bits >> (across - 1 - column)) & 1)
      .map((column): [number, number] => [column, row]);
  });
}
