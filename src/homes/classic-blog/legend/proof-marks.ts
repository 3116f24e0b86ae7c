/** Names of the proofreader's marks. */
export const markNames = [
  'delete',
  'insert',
  'transpose',
  'close-up',
  'hyphen',
  'period',
  'comma',
  'quotes',
  'dash',
  'capital',
  'lower-case',
  'paragraph',
  'spell-out',
  'stet',
] as const;
export type MarkName = (typeof markNames)[number];

interface ProofMark {
  /** Name on its button. */
  title: string;
  /** Keyboard shortcut while a word is selected. */
  key: string;
  /** Example before and after the correction. */
  before: string;
  after: string;
  /** Symbol of the margin: stroked path of 40 by 40 units. */
  sign: string;
}

export const proofMarks: Readonly<Record<MarkName, ProofMark>> = {
  delete: {
    title: 'Take out',
    key: 'd',
    before: 'very cold',
    after: 'cold',
    sign: 'M3 33C12 28 27 17 27 9C27 3 18 3 18 10C18 18 30 24 37 17',
  },
  insert: {
    title: 'Put in',
    key: 'i',
    before: 'a dog',
    after: 'a wet dog',
    sign: 'M7 33C12 24 16 16 20 7C24 16 28 25 34 33',
  },
  transpose: {
    title: 'Turn round',
    key: 't',
    before: 'again never',
    after: 'never again',
    sign: 'M4 26C3 12 6 8 12 8C22 8 17 32 27 32C34 32 36 26 36 14',
  },
  'close-up': {
    title: 'Close up',
    key: 'u',
    before: 'news paper',
    after: 'newspaper',
    sign: 'M5 17C11 8 28 7 35 16M5 25C12 34 29 34 35 24',
  },
  hyphen: {
    title: 'Hyphen',
    key: 'h',
    before: 'well read',
    after: 'well-read',
    sign: 'M9 17C16 16 24 16 31 15M9 25C16 24 24 24 31 23',
  },
  period: {
    title: 'Period',
    key: '.',
    before: 'It is late',
    after: 'It is late.',
    sign: 'M31 19C31 7 10 5 8 19C6 35 31 35 31 20M19 20L20 21',
  },
  comma: {
    title: 'Comma',
    key: ',',
    before: 'yes but',
    after: 'yes, but',
    sign: 'M8 18C12 14 16 9 20 4C24 9 28 14 33 18M20 20C24 24 22 31 16 35',
  },
  quotes: {
    title: 'Quotes',
    key: 'q',
    before: 'fresh',
    after: '“fresh”',
    sign: 'M10 9C6 12 6 16 8 19M18 8C14 11 14 15 16 18M24 9C27 11 27 15 24 18M32 8C35 10 35 14 32 17M8 36C12 32 16 28 20 23C24 28 28 32 32 36',
  },
  dash: {
    title: 'Dash',
    key: 'm',
    before: 'late again',
    after: 'late — again',
    sign: 'M8 20C16 19 24 19 32 19M8 12C9 17 8 23 8 28M32 11C33 16 32 22 32 27',
  },
  capital: {
    title: 'Capital',
    key: 'c',
    before: 'indiana',
    after: 'Indiana',
    sign: 'M7 13C15 12 25 12 33 11M7 21C15 20 25 20 33 19M8 29C16 28 25 28 33 27',
  },
  'lower-case': {
    title: 'Small letter',
    key: 'l',
    before: 'the Author',
    after: 'the author',
    sign: 'M28 4C23 14 17 25 11 36',
  },
  paragraph: {
    title: 'New paragraph',
    key: 'p',
    before: 'Enough. Now',
    after: 'Enough. ¶ Now',
    sign: 'M25 6C12 4 6 13 13 19C17 21 22 20 24 19M25 6C24 16 22 27 21 36M33 6C32 16 30 27 29 36M24 6C28 6 32 6 36 5',
  },
  'spell-out': {
    title: 'Spell out',
    key: 's',
    before: '12 pages',
    after: 'twelve pages',
    sign: 'M34 20C34 6 6 4 5 20C4 36 33 37 34 21',
  },
  stet: {
    title: 'Let it stand',
    key: 'z',
    before: 'no changes',
    after: 'no changes',
    sign: 'M5 21L6 22M14 21L15 22M23 21L24 22M32 21L33 22',
  },
};
