import './wall-quote.css';

interface WallQuoteProps {
  quote: string;
  name: string;
  /** Role of the person. */
  role: string;
}

/** Renders a quotation on the wall between two rows of pictures. */
export function WallQuote({ quote, name, role }: WallQuoteProps) {
  return (
    <figure className="wall-quote">
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
