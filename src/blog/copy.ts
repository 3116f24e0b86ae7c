import type { PostFormat } from '../content/schema/post.ts';
import { firm } from '../forms/firm.ts';
import { feedWords, formatNameWords, formatWords, postWords } from '../words/blog.ts';
import { chromeWords } from '../words/chrome.ts';

const { comments } = postWords;

/** Copy around the article on every post page; `{name}` is the author's first name. */
export const postPageCopy = {
  ...postWords,
  updated: chromeWords.updated,
  comments: { ...comments, note: comments.note(firm.name, firm.responseTimes.message) },
} as const;

/** Names of the post formats in links. */
export const formatNames: Readonly<Record<PostFormat, string>> = formatNameWords;

/** Name of the link to a post's own layout, beside the links to its formats. */
export const ownLayoutName = formatNameWords.own;

/** Copy of single formats. */
export const formatCopy = formatWords;

/** Title and description of the feed, with `{name}` for the company. */
export const feedCopy = { title: feedWords.title, description: feedWords.description } as const;
