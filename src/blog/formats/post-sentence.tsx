import { quotationWords } from '../../words/quotation.ts';

interface PostSentenceProps {
  /** Text without quotation marks; `by` is its author. */
  quote: { text: string; by: string };
}

/** Renders a quotation from a post, in place of the film that the post does not have. */
export function PostSentence({ quote }: PostSentenceProps) {
  return (
    <figure>
      <blockquote className="text-lead">
        <p>
          {quotationWords.open}
          {quote.text}
          {quotationWords.close}
        </p>
      </blockquote>
      <figcaption className="mt-3 text-note text-muted">{quote.by}</figcaption>
    </figure>
  );
}
