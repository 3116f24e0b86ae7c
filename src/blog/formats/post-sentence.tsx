import { quotationWords } from '../../words/quotation.ts';

interface PostSentenceProps {
  /** Text without quotation marks, and its source. */
  quote: { text: string; by: string };
}

/** A sentence of a post, where a page of a film format has no film to speak of. */
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
