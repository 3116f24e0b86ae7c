import '../../../themes/tones.css';
import styles from './read-quote.module.css';

interface ReadQuoteProps {
  quote: string;
  name: string;
  /** Role of the person. */
  role: string;
}

/** Renders a large full-bleed quotation in a long read. */
export function ReadQuote({ quote, name, role }: ReadQuoteProps) {
  return (
    <figure data-tone="tint" className={styles.quote}>
      <blockquote>
        <p className={styles.quoteText}>{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong> {role}
      </figcaption>
    </figure>
  );
}
