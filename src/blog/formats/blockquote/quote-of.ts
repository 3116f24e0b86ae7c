import type { Post } from '../../../content/schema/post.ts';
import { paragraphsOf } from '../../reading/plain-text.ts';

/** Checks that a sentence is short enough for display size and long enough to carry meaning. */
const hasQuotableLength = ({ length }: string) => length >= 36 && length <= 96;

/** Matches sentences that depend on their neighbors or are direct speech. */
const dependentSentencePattern =
  /^(?:And|But|So|Or|Then|That|This|These|Those|They|It|He|She|Her|His|Their|There|Here|Which|Both|Nor|Yes|No)\b|[“”:;()[\]|]|https?:/;

const sentencesOf = (paragraph: string) => paragraph.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [];

/**
 * Returns the sentence for a quotation post: the one in its front matter, else the first
 * self-contained sentence of the text, else the title.
 */
export function quoteOf(
  { quote, title }: Pick<Post, 'quote' | 'title'>,
  markdown: string,
  author: string,
): { text: string; by: string } {
  if (quote) return quote;
  const quotableSentence = paragraphsOf(markdown)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .find(
      (sentence) =>
        hasQuotableLength(sentence) &&
        !dependentSentencePattern.test(sentence) &&
        !/\d/.test(sentence),
    );
  return { text: quotableSentence ?? title.replaceAll(/[“”]/g, ''), by: author };
}
