import type { PictureName } from '../../media/pictures.ts';

/** Place where an answer can be checked: outside of the firm, on this site, or nowhere. */
export type Proof = 'outside' | 'here' | 'word';

/** A box of a printed form. */
interface FormBox {
  title: string;
  ticked?: boolean;
}

/** One numbered question, its answer, and the note in the margin. */
export interface FormEntry {
  question: string;
  boxes?: readonly FormBox[];
  paragraphs?: readonly string[];
  /** Rows of a small table; a sum is the last of them. */
  rows?: readonly { label: string; value: string; sum?: boolean }[];
  proof: Proof;
  note: string;
  link?: { title: string; link: string };
  /** Clipped into the margin, under the note. */
  media?: PictureName;
}

export interface FormPart {
  letter: string;
  title: string;
  entries: readonly FormEntry[];
}

/** Counts the answers of a form by the way they can be checked. */
export function proofsOf(parts: readonly FormPart[]): Readonly<Record<Proof, number>> {
  const count = { outside: 0, here: 0, word: 0 };
  for (const { proof } of parts.flatMap(({ entries }) => entries)) count[proof] += 1;
  return count;
}

/** Returns the parts with the number of the first question of each, counted through the whole form. */
export const numbered = (parts: readonly FormPart[]) =>
  parts.map((part, index) => ({
    ...part,
    from: 1 + parts.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  }));
