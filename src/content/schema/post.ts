import { z } from 'zod';
import { link, pictureName, printedDay, text } from './text.ts';

/** The layouts in which posts are listed. A listing begins with the posts of its own type. */
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

/** What a post is made of beside its words; its page stands at `/blog-types/blog-{type}-post/{id}`. */
export const postTypes = [
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
export const postTypeSchema = z.enum(postTypes);
export type PostType = z.infer<typeof postTypeSchema>;

/** A picture of a post's wall or row. */
const postPictureSchema = z.strictObject({
  /** Name of a picture. */
  img: pictureName,
  /** What stands below it, one sentence: what to look at, not what one sees anyway. */
  caption: text,
});

export type PostPicture = z.infer<typeof postPictureSchema>;

/** A film on somebody else's server. Nothing is asked of that server before the visitor presses. */
const hostedFilmSchema = z.strictObject({
  /** As the address of the film has it, e.g. `aqz-KE-bpKQ` or `1084537`. */
  id: z.string().regex(/^[\w-]{5,15}$/, 'must be the id of a film, as its address has it'),
  title: text,
  /** Who made it, and when. */
  by: text,
  /** Why it stands beside this post, one or two sentences. */
  note: text,
});
export type HostedFilm = z.infer<typeof hostedFilmSchema>;

/**
 * A sample blog post (specification, section 3). Source: the frontmatter of `posts/*.md`; the body
 * of the file is the article itself.
 */
export const postSchema = z.object({
  /** Stands in the address of the post; unique. */
  id: z.number().int().positive(),
  /** Lower-case names; each has an archive at `/blogs/category/{category}`. */
  category: z.array(text).min(1),
  /** The listing that begins with the post. */
  blogType: blogTypeSchema,
  /** What its own page shows beside the words; left out: `standard`. Every other type shows the post as well, and names that page as the one to know. */
  postType: postTypeSchema.default('standard'),
  /** Lower-case words, for the foot of the post. */
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
  /** How many readers pressed the heart. */
  likes: z.number().int().nonnegative(),
  /** How many readers have commented on the post, by letter: pages say the number and print none. */
  comments: z.number().int().nonnegative(),
  /** Day of publication as printed, e.g. `November 3, 2026`. */
  date: printedDay,
  /** Day of the last change as printed, after the day of publication; left out: none since. */
  updated: printedDay.optional(),
  /**
   * What its kind shows. Each may be left out: a post that lacks what the kind is for borrows it, so
   * that every post can be shown as every kind.
   *
   * Pictures for the wall of a gallery or the row of a slider.
   */
  gallery: z.array(postPictureSchema).min(5, 'needs five pictures or more').max(9).optional(),
  /** A film of ours: its name in `public/film/`, without the ending. */
  film: text.optional(),
  youtube: hostedFilmSchema.optional(),
  vimeo: hostedFilmSchema.optional(),
  /** A sound of ours: its name in `public/sound/`, without the ending. */
  sound: text.optional(),
  /** The sentence that a quotation post is built round, without quotation marks, and who said it. */
  quote: z
    .strictObject({ text: text.max(150, 'is too long to be set as large as a picture'), by: text })
    .optional(),
  /** Name of a picture that may run from edge to edge: 2400 pixels wide or more. */
  wide: pictureName.optional(),
  /** What stands in the margin of a full-width post, a sentence or two each, from top to bottom. */
  margin: z.array(text).min(2).max(6).optional(),
  /** Takes two columns of a masonry or metro grid. */
  double_col: z.boolean().optional(),
  /** Where the post stands when that is not its page below `/blog-types/`: a layout of its own. */
  link: link.optional(),
  /** Not finished: only `npm run dev` shows it. */
  draft: z.boolean().optional(),
});
export type Post = z.infer<typeof postSchema>;
