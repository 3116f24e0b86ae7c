import '../../../themes/tones.css';
import './read-quote.css';

interface ReadQuoteProps {
  quote: string;
  name: string;
  /** Role of the person. */
  role: string;
}

/** Renders a large full-bleed quotation in a long read. */
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
