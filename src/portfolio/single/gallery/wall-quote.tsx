import './wall-quote.css';

interface WallQuoteProps {
  quote: string;
  name: string;
  /** Who that is. */
  role: string;
}

/** Somebody’s words painted on the wall between two rows of pictures. */
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
