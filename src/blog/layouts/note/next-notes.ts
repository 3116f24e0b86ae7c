import { postPath } from '../../../content/post-path.ts';
import { startOfDay } from '../../../content/printed-day.ts';
import type { Post } from '../../../content/schema/post.ts';
import { readingMinutes } from '../../reading/reading-minutes.ts';

interface PostEntry {
  data: Post;
  /** Markdown of the post. */
  body?: string | undefined;
}

/** Longest reading time of a note, in minutes. */
const maxNoteMinutes = 2;

/** Returns other posts that are as short to read as a note, newest first. */
export const nextNotes = (entries: readonly PostEntry[], post: Post, count = 4) =>
  entries
    .filter(({ data, body }) => data.id !== post.id && readingMinutes(body ?? '') <= maxNoteMinutes)
    .map(({ data }) => data)
    .toSorted((one, other) => startOfDay(other.date) - startOfDay(one.date))
    .slice(0, count)
    .map(({ title, date, ...other }) => ({ title, date, link: postPath(other) }));
