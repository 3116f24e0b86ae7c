import { postPath } from '../../../content/post-path.ts';
import { startOfDay } from '../../../content/printed-day.ts';
import { diffWords, type Run } from '../edit/diff-words.ts';
import { blocksOf, wordsOf } from '../edit/markdown-blocks.ts';
import type { PostWithText } from '../edit/marked-post.ts';
import type { PostEdits } from '../edit/post-edits.ts';
import type { Headword } from './headwords.ts';

/** Location of a headword: the number of a post, and of its paragraphs. */
export interface Location {
  piece: number;
  link: string;
  paragraphs: string;
}

/** Index entry with its locations, or a cross-reference. */
export interface Entry {
  title: string;
  see?: string;
  locations: Location[];
}

/** Entries under their letter. */
export interface LetterGroup {
  letter: string;
  entries: Entry[];
}

/** A subject, and the pieces that are about it. */
export interface Subject {
  title: string;
  pieces: { piece: number; link: string; title: string }[];
}

/** Post by its number, with one correction; the newest has none, since the page shows all of its own. */
export interface Piece {
  piece: number;
  title: string;
  date: string;
  link: string;
  sample: Run[];
}

/** Tests if a word of a text begins with a prefix: `till` is found in “tills”, not in “until”. */
function containsPrefix(text: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => {
    for (let index = text.indexOf(prefix); index >= 0; index = text.indexOf(prefix, index + 1))
      if (index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) return true;
    return false;
  });
}

/** Formats ascending numbers with ranges: “2, 5–7”. */
export function formatRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Numbers the posts from the oldest on, and splits their texts into paragraphs. */
const numberPosts = (posts: readonly PostWithText[]) =>
  posts
    .toSorted((one, other) => startOfDay(one.date) - startOfDay(other.date))
    .map((post, index) => ({
      post,
      piece: index + 1,
      link: postPath(post),
      // Headings, tables and code belong to the paragraph before them.
      paragraphs: blocksOf(post.text)
        .filter(({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'quote')
        .map((block) => wordsOf(block).toLowerCase()),
    }));

/** Returns the index: every headword with the paragraphs that mention it. Headwords without any are omitted. */
export function registerOf(
  posts: readonly PostWithText[],
  headwords: readonly Headword[],
): LetterGroup[] {
  const pieces = numberPosts(posts);
  const allEntries = headwords.map(({ title, find = [], see }): Entry => {
    const locations = pieces.flatMap(({ piece, link, paragraphs }) => {
      const matches = paragraphs.flatMap((text, index) =>
        containsPrefix(text, find) ? [index + 1] : [],
      );
      return matches.length > 0 ? [{ piece, link, paragraphs: formatRanges(matches) }] : [];
    });
    return see === undefined ? { title, locations } : { title, see, locations };
  });
  const exists = (see: string) =>
    allEntries.some(({ title, locations }) => title.startsWith(see) && locations.length > 0);
  const groups = new Map<string, Entry[]>();
  for (const entry of allEntries.toSorted((one, other) => one.title.localeCompare(other.title))) {
    if (entry.see === undefined ? entry.locations.length === 0 : !exists(entry.see)) continue;
    const letter = entry.title.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}

/** Returns the subjects of the posts, most frequent first. */
export function subjectsOf(posts: readonly PostWithText[]): Subject[] {
  const subjects = new Map<string, Subject['pieces']>();
  for (const { post, piece, link } of numberPosts(posts))
    for (const category of post.category)
      subjects.set(category, [
        ...(subjects.get(category) ?? []),
        { piece, link, title: post.title },
      ]);
  return [...subjects]
    .map(([title, pieces]) => ({ title, pieces }))
    .toSorted(
      (one, other) =>
        other.pieces.length - one.pieces.length || one.title.localeCompare(other.title),
    );
}

/** Returns all posts, newest first, each with its first correction. */
export function piecesOf(posts: readonly PostWithText[], allEdits: readonly PostEdits[]): Piece[] {
  const pieces = numberPosts(posts);
  return pieces
    .map(({ post, piece, link }): Piece => {
      const [edit] = allEdits.find((each) => each.post === post.id)?.edits ?? [];
      const isShown =
        piece < pieces.length && edit !== undefined && post.text.includes(edit.printed);
      const sample = isShown ? diffWords(edit.first, edit.printed) : [];
      return { piece, title: post.title, date: post.date, link, sample };
    })
    .toReversed();
}
