import { siteConfig } from '../../../site.config.ts';
import type { PostFormat } from '../../content/schema/post.ts';
import { authorWords, categoryWords, laterPageWords, listWords } from '../../words/blog-lists.ts';

const { name } = siteConfig.company;
const { pictures, film, sound } = listWords.media;

/** Copy shared by all lists of posts. */
export const listCopy = listWords;

/** Notes on the media of a post, for formats that are more than text. */
export const formatNotes: Readonly<Partial<Record<PostFormat, string>>> = {
  gallery: pictures,
  slider: pictures,
  'html5-video': film,
  'youtube-video': film,
  'vimeo-video': film,
  audio: sound,
};

/** Meta of later pages of a list. */
export const laterPage = {
  ...laterPageWords,
  description: laterPageWords.description(name),
} as const;

/** Meta of category archives. */
export const categoryCopy = {
  ...categoryWords,
  headTitle: categoryWords.headTitle(name),
  description: categoryWords.description(name),
  listName: categoryWords.listName(name),
} as const;

/** Meta of author archives. */
export const authorCopy = {
  ...authorWords,
  headTitle: authorWords.headTitle(name),
  description: authorWords.description(name),
} as const;
