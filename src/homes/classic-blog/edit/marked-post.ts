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

/** Puts a passage in the place of its text; returns `false` where no part contains the text. */
function insertPassage(parts: (Inline | Passage)[], passage: Passage, printed: string): boolean {
  const index = parts.findIndex((part) => part.kind === 'text' && part.text.includes(printed));
  const part = parts[index];
  if (part?.kind !== 'text') return false;
  const start = part.text.indexOf(printed);
  const replacement: (Inline | Passage)[] = [
    { kind: 'text', text: part.text.slice(0, start) },
    passage,
    { kind: 'text', text: part.text.slice(start + printed.length) },
  ];
  parts.splice(index, 1, ...replacement.filter((each) => each.kind !== 'text' || each.text !== ''));
  return true;
}

/**
 * Marks the edits of a block, in the order of the text.
 *
 * @param noteCount number of notes of the blocks before it
 */
function markBlock(block: Block, edits: readonly Edit[], noteCount: number): MarkedRow {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return { block, notes: [] };
  const blockText = wordsOf(block);
  const parts: (Inline | Passage)[] = [...block.inlines];
  const blockEdits = edits
    .filter(({ printed }) => blockText.includes(printed))
    .sort((one, other) => blockText.indexOf(one.printed) - blockText.indexOf(other.printed));
  const notes: MarginNote[] = [];
  for (const { id, first, printed, note, reply } of blockEdits) {
    const runs = diffWords(first, printed);
    const number = noteCount + notes.length + 1;
    const passage: Passage = {
      kind: 'passage',
      id,
      runs,
      ...(note === undefined ? {} : { number }),
    };
    if (insertPassage(parts, passage, printed) && note !== undefined)
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
const savedWords = (edits: readonly Edit[]) =>
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
  allEdits: readonly PostEdits[],
): MarkedPost {
  const postEdit = allEdits.find((each) => each.post === post.id);
  const edits = postEdit?.edits ?? [];
  const rows: MarkedRow[] = [];
  let number = 0;
  for (const block of blocksOf(post.text)) {
    const row = markBlock(block, edits, number);
    number += row.notes.length;
    rows.push(row);
  }
  const passageIds = new Set(passagesOf(rows).map(({ id }) => id));
  const printed = blocksOf(post.text).reduce((sum, block) => sum + countWords(wordsOf(block)), 0);
  return {
    link: postPath(post),
    title: diffWords(postEdit?.title?.first ?? post.title, post.title, 1),
    titleNote: postEdit?.title?.note ?? '',
    author: team.find(({ id }) => id === post.author)?.name ?? '',
    date: post.date,
    day: isoDayOf(post.date),
    rows,
    words: { first: printed + savedWords(edits.filter(({ id }) => passageIds.has(id))), printed },
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
  allEdits: readonly PostEdits[],
): MarkedPost {
  const [newest] = classicOf(posts);
  if (!newest) throw new Error('No post in src/blog/posts has "blogType: classic".');
  return markedPost(newest, team, allEdits);
}
