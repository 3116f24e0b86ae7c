import styles from './gallery-quote.module.css';

interface GalleryQuoteProps {
  quote: string;
  name: string;
  /** Role of the person. */
  role: string;
}

/** Renders a quotation between two rows of pictures. */
export function GalleryQuote({ quote, name, role }: GalleryQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
