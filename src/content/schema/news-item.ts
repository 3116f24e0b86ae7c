import { z } from 'zod';
import { link, pictureName, printedDay, text } from './text.ts';

/** Correction of an item; the item itself is not changed. */
const correctionSchema = z
  .object({
    /** Day of the correction as printed. */
    date: printedDay,
    /** Wrong text: continues “we wrote”. */
    wrote: text,
    /** Right text: continues “Right is:”. */
    right: text,
  })
  .strict();

/**
 * News item. Source: front matter of `src/company/latest-news/items/*.md`; the file name is its
 * anchor on the page, and the text below holds its paragraphs, without markup.
 */
export const newsItemSchema = z.object({
  /** The headline. */
  title: text.max(72),
  /** Day of publication as printed, e.g. `November 3, 2026`. Future items are hidden until their day. */
  date: printedDay,
  /** Stories have columns, notices are in the margin. Left out: a story. */
  kind: z.enum(['story', 'notice']).default('story'),
  /** Place of the event, set before the first words; left out: here. */
  place: text.optional(),
  /** Name of its picture. The newest story with a picture leads the page. */
  img: pictureName.optional(),
  /** Caption of the picture. */
  caption: text.optional(),
  /** Page with the full story; left out: the item is all there is. */
  action: z.object({ title: text, link }).strict().optional(),
  /** Correction of the item. */
  correction: correctionSchema.optional(),
  /** Draft: shown in `npm run dev` only. */
  draft: z.boolean().optional(),
});
export type NewsFields = z.infer<typeof newsItemSchema>;
