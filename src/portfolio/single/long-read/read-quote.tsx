import '../../../looks/tones.css';
import './read-quote.css';

interface ReadQuoteProps {
  quote: string;
  name: string;
  /** Who that is. */
  role: string;
}

/** Somebody’s words that stop a long read for a moment: large, from edge to edge. */
export function ReadQuote({ quote, name, role }: ReadQuoteProps) {
  return (
    <figure data-tone="tint" className="read-quote">
      <blockquote>
        <p className="read-quote-words">{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong> {role}
      </figcaption>
    </figure>
  );
}
