import { z } from 'zod';
import { link, pictureName, printedDay, text } from './text.ts';

/** What turned out to be wrong in an item; the item itself stays as it was. */
const correctionSchema = z
  .object({
    /** Day of the correction as printed. */
    date: printedDay,
    /** What we wrote: goes on after “we wrote”. */
    wrote: text,
    /** What is right: goes on after “Right is:”. */
    right: text,
  })
  .strict();

/**
 * A piece of news. Source: the fields of `src/company/latest-news/items/*.md`; the name of the file is
 * its address on the page, and the text below the fields its words, plain paragraphs without marks.
 */
export const newsItemSchema = z.object({
  /** The headline. */
  title: text.max(72),
  /** Day of publication as printed, e.g. `November 3, 2026`. One to come is not shown before its day. */
  date: printedDay,
  /** A story has columns, a notice stands in the margin. Left out: a story. */
  kind: z.enum(['story', 'notice']).default('story'),
  /** Where it happened, set before its first words; left out: here. */
  place: text.optional(),
  /** Name of its picture. The newest story with a picture leads the page. */
  img: pictureName.optional(),
  /** The line below the picture. */
  caption: text.optional(),
  /** The page on which it goes on. */
  link: z.object({ title: text, link }).strict(),
  /** What we got wrong in it. */
  correction: correctionSchema.optional(),
  /** Not finished: only `npm run dev` shows it. */
  draft: z.boolean().optional(),
});
export type NewsFields = z.infer<typeof newsItemSchema>;
