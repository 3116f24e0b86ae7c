import type { PictureName } from '../../media/pictures.ts';

/** Source by which an answer can be verified: outside of the firm, on this site, or none. */
export type Proof = 'outside' | 'here' | 'word';

/** Checkbox of the form. */
interface FormBox {
  title: string;
  isChecked?: boolean;
}

/** Question of the form, its answer, and the note below it. */
export interface FormEntry {
  question: string;
  boxes?: readonly FormBox[];
  paragraphs?: readonly string[];
  /** Rows of a small table; the last may be a total. */
  rows?: readonly { label: string; value: string; isTotal?: boolean }[];
  proof: Proof;
  note: string;
  action?: { title: string; link: string };
  /** Picture beside the note. */
  img?: PictureName;
}

/** Part of the form, with the letter that numbers it. */
export interface FormPart {
  letter: string;
  title: string;
  entries: readonly FormEntry[];
}

/** Counts the answers by `Proof`. */
export function countProofs(parts: readonly FormPart[]): Readonly<Record<Proof, number>> {
  const count = { outside: 0, here: 0, word: 0 };
  for (const { proof } of parts.flatMap(({ entries }) => entries)) count[proof] += 1;
  return count;
}

/** Returns the parts with the number of their first question. */
export const numberParts = (parts: readonly FormPart[]) =>
  parts.map((part, index) => ({
    ...part,
    firstNumber: 1 + parts.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  }));

/** Returns all answers in their order, each with its number and its question. */
export const numberAnswers = (parts: readonly FormPart[]) =>
  parts
    .flatMap(({ entries }) => entries)
    .map(({ question, proof }, index) => ({ number: index + 1, question, proof }));
