import { z } from 'zod';
import { link, pictureName, printedDay, text } from './text.ts';

/** Layouts of post lists. A listing begins with the posts of its own type. */
export const blogTypes = [
  'grid',
  'classic',
  'simple',
  'masonry',
  'sideImage',
  'metro',
  'clean',
  'widget',
  'overlayImage',
  'modern',
  'standard',
  'lifestyle',
] as const;
export const blogTypeSchema = z.enum(blogTypes);
export type BlogType = z.infer<typeof blogTypeSchema>;

/** Post formats, by the main medium; the page of a post is `/blog-types/blog-{type}-post/{id}`. */
export const postFormats = [
  'standard',
  'gallery',
  'slider',
  'html5-video',
  'youtube-video',
  'vimeo-video',
  'audio',
  'blockquote',
  'full-width',
] as const;
export const postFormatSchema = z.enum(postFormats);
export type PostFormat = z.infer<typeof postFormatSchema>;

/** Picture of a post's gallery or slider. */
const postPictureSchema = z.strictObject({
  /** Name of a picture. */
  img: pictureName,
  /** Caption, one sentence: what to notice, not what is obvious. */
  caption: text,
});

export type PostPicture = z.infer<typeof postPictureSchema>;

/** Film on a third-party server. No request is made before the visitor presses play. */
const hostedFilmSchema = z.strictObject({
  /** Id in the address of the film, e.g. `aqz-KE-bpKQ` or `1084537`. */
  id: z.string().regex(/^[\w-]{5,15}$/, 'must be the id of a film, as its address has it'),
  title: text,
  /** Maker and year. */
  by: text,
  /** Reason why it is shown with this post, one or two sentences. */
  note: text,
});
export type HostedFilm = z.infer<typeof hostedFilmSchema>;

/**
 * Blog post (specification, section 3). Source: the front matter of `posts/*.md`; the body
 * of the file is the article.
 */
export const postSchema = z.object({
  /** Part of the post's address; unique. */
  id: z.number().int().positive(),
  /** Lower-case names; each has an archive at `/blogs/category/{category}`. */
  category: z.array(text).min(1),
  /** Listing that begins with the post. */
  blogType: blogTypeSchema,
  /**
   * Format of its page; left out: `standard`. A sample is available in every other format as well,
   * with a link to the canonical page; for other posts, these URLs lead to the page of the post.
   */
  postType: postFormatSchema.default('standard'),
  /** Lower-case tags, shown at the end of the post. */
  tags: z.array(text),
  /** Name of the post's picture. */
  img: pictureName,
  /** The headline. */
  title: text,
  /** Two or three sentences for cards, feeds and search results. */
  content: text,
  /** The `<title>` of its page, 30 to 60 characters; left out: the title. */
  headTitle: text.optional(),
  /** The sentence for search results, 70 to 160 characters; left out: the beginning of `content`. */
  description: text.optional(),
  /** Number of the author: the `id` of a team member. */
  author: z.number().int().min(1),
  /** Number of likes; left out: no page shows likes of the post. */
  likes: z.number().int().nonnegative().optional(),
  /**
   * Number of comments, received by mail: pages show the number and print no comment. Left out: no
   * number.
   */
  comments: z.number().int().nonnegative().optional(),
  /** Day of publication as printed, e.g. `November 3, 2026`. */
  date: printedDay,
  /** Day of the last change as printed, after the day of publication; left out: unchanged. */
  updated: printedDay.optional(),
  /**
   * Media of the formats. The owner's posts of the types gallery, slider, audio and full-width have
   * media of their own; a sample that has none borrows some, so that it is available in every
   * format.
   *
   * Pictures for a gallery or a slider.
   */
  gallery: z.array(postPictureSchema).min(5, 'needs five pictures or more').max(9).optional(),
  /** Name of a film in `public/film/`, without extension. */
  film: text.optional(),
  youtube: hostedFilmSchema.optional(),
  vimeo: hostedFilmSchema.optional(),
  /** Name of a sound in `public/sound/`, without extension. */
  sound: text.optional(),
  /** Sentence for the quotation format, without quotation marks, and its source. */
  quote: z
    .strictObject({ text: text.max(150, 'is too long to be set as large as a picture'), by: text })
    .optional(),
  /** Name of a full-bleed picture: 2400 pixels wide or more. */
  wide: pictureName.optional(),
  /** Margin notes of the full-width format, one or two sentences each, from top to bottom. */
  margin: z.array(text).min(2).max(6).optional(),
  /** Spans two columns of a masonry or metro grid. */
  double_col: z.boolean().optional(),
  /** Path of a layout of its own, when the post's page is not below `/blog-types/`. */
  link: link.optional(),
  /** Sample: left out where `samples` in `site.config.ts` does not keep the blog. */
  sample: z.boolean().optional(),
  /** Draft: shown in `npm run dev` only. */
  draft: z.boolean().optional(),
});
export type Post = z.infer<typeof postSchema>;
