import './gallery-quote.css';

interface GalleryQuoteProps {
  quote: string;
  name: string;
  /** Role of the person. */
  role: string;
}

/** Renders a quotation between two rows of pictures. */
export function GalleryQuote({ quote, name, role }: GalleryQuoteProps) {
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
