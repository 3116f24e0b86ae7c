import type { Post } from '../../../content/schema/post.ts';
import { paragraphsOf } from '../../reading/plain-text.ts';

/** Short enough to be set as large as a picture, long enough to say something. */
const fits = ({ length }: string) => length >= 36 && length <= 96;

/** What needs its neighbors to be understood, or is somebody's speech, is no quotation by itself. */
const leans =
  /^(?:And|But|So|Or|Then|That|This|These|Those|They|It|He|She|Her|His|Their|There|Here|Which|Both|Nor|Yes|No)\b|[“”:;()[\]|]|https?:/;

const sentencesOf = (paragraph: string) => paragraph.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [];

/**
 * The sentence that a quotation post is built round: the one that its file gives, or the first of its
 * text that can stand alone; where none can, its title.
 */
export function quoteOf(
  { quote, title }: Pick<Post, 'quote' | 'title'>,
  markdown: string,
  author: string,
): { text: string; by: string } {
  if (quote) return quote;
  const found = paragraphsOf(markdown)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .find((sentence) => fits(sentence) && !leans.test(sentence) && !/\d/.test(sentence));
  return { text: found ?? title.replaceAll(/[“”]/g, ''), by: author };
}
