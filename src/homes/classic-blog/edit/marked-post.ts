import { postPath } from '../../../content/post-path.ts';
import { isoDayOf, startOfDay } from '../../../content/printed-day.ts';
import type { Post } from '../../../content/schema/post.ts';
import type { TeamMember } from '../../../content/schema/team-member.ts';
import { countWords, diffWords, type Run } from './diff-words.ts';
import { type Block, blocksOf, type Inline, wordsOf } from './markdown-blocks.ts';
import type { Edit, PostEdits } from './post-edits.ts';

/** A post of the collection with its text. */
export type PostWithText = Post & { text: string };

/** Passage with the editor's changes. */
export interface Passage {
  kind: 'passage';
  id: string;
  /** Number of its note, from 1; omitted where it has none. */
  number?: number;
  runs: Run[];
}

/** A block of the post with marked passages. */
export type MarkedBlock = { kind: 'paragraph' | 'quote'; parts: (Inline | Passage)[] } | Block;

/** Note in the margin, with the number of its passage. */
export interface MarginNote {
  id: string;
  number: number;
  note: string;
  reply?: string;
}

/** A block with the notes beside it. */
export interface MarkedRow {
  block: MarkedBlock;
  notes: MarginNote[];
}

/** A printed post with the editor's changes. */
export interface MarkedPost {
  link: string;
  title: Run[];
  titleNote: string;
  author: string;
  date: string;
  /** The same for `<time>`. */
  day: string;
  rows: MarkedRow[];
  /** Word counts of the manuscript, and of the printed text. */
  words: { first: number; printed: number };
  notes: number;
}

/** Splits the part of a paragraph that contains a passage. Returns whether one does. */
function cutOut(parts: (Inline | Passage)[], passage: Passage, printed: string): boolean {
  const index = parts.findIndex((part) => part.kind === 'text' && part.text.includes(printed));
  const part = parts[index];
  if (part?.kind !== 'text') return false;
  const from = part.text.indexOf(printed);
  const around: (Inline | Passage)[] = [
    { kind: 'text', text: part.text.slice(0, from) },
    passage,
    { kind: 'text', text: part.text.slice(from + printed.length) },
  ];
  parts.splice(index, 1, ...around.filter((each) => each.kind !== 'text' || each.text !== ''));
  return true;
}

/** Returns a block with its edits, in the order of the text. */
function rowOf(block: Block, edits: readonly Edit[], before: number): MarkedRow {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return { block, notes: [] };
  const whole = wordsOf(block);
  const parts: (Inline | Passage)[] = [...block.inlines];
  const own = edits
    .filter(({ printed }) => whole.includes(printed))
    .sort((one, other) => whole.indexOf(one.printed) - whole.indexOf(other.printed));
  const notes: MarginNote[] = [];
  for (const { id, first, printed, note, reply } of own) {
    const runs = diffWords(first, printed);
    const number = before + notes.length + 1;
    const passage: Passage = {
      kind: 'passage',
      id,
      runs,
      ...(note === undefined ? {} : { number }),
    };
    if (cutOut(parts, passage, printed) && note !== undefined)
      notes.push({ id, number, note, ...(reply === undefined ? {} : { reply }) });
  }
  return { block: { kind: block.kind, parts }, notes };
}

/** Returns all marked passages, in the order of the text. */
export const passagesOf = (rows: readonly MarkedRow[]): Passage[] =>
  rows.flatMap(({ block }) =>
    'parts' in block ? block.parts.filter((part): part is Passage => part.kind === 'passage') : [],
  );

/** Returns the number of words by which the passages of some edits were longer in their first version. */
const wordsMore = (edits: readonly Edit[]) =>
  edits.reduce((sum, { first, printed }) => sum + countWords(first) - countWords(printed), 0);

/** Returns the posts of the type `classic`, newest first. */
export const classicOf = (posts: readonly PostWithText[]): PostWithText[] =>
  posts
    .filter(({ blogType }) => blogType === 'classic')
    .sort((one, other) => startOfDay(other.date) - startOfDay(one.date));

/** Combines a post with its edits, if any. */
export function markedPost(
  post: PostWithText,
  team: readonly TeamMember[],
  all: readonly PostEdits[],
): MarkedPost {
  const done = all.find((each) => each.post === post.id);
  const edits = done?.edits ?? [];
  const rows: MarkedRow[] = [];
  let number = 0;
  for (const block of blocksOf(post.text)) {
    const row = rowOf(block, edits, number);
    number += row.notes.length;
    rows.push(row);
  }
  const found = new Set(passagesOf(rows).map(({ id }) => id));
  const printed = blocksOf(post.text).reduce((sum, block) => sum + countWords(wordsOf(block)), 0);
  return {
    link: postPath(post),
    title: diffWords(done?.title?.first ?? post.title, post.title, 1),
    titleNote: done?.title?.note ?? '',
    author: team.find(({ id }) => id === post.author)?.name ?? '',
    date: post.date,
    day: isoDayOf(post.date),
    rows,
    words: { first: printed + wordsMore(edits.filter(({ id }) => found.has(id))), printed },
    notes: number,
  };
}

/**
 * Returns the newest post of the type `classic`, marked.
 * @throws when there is none.
 */
export function newestMarked(
  posts: readonly PostWithText[],
  team: readonly TeamMember[],
  all: readonly PostEdits[],
): MarkedPost {
  const [newest] = classicOf(posts);
  if (!newest) throw new Error('No post in src/blog/posts has "blogType: classic".');
  return markedPost(newest, team, all);
}
