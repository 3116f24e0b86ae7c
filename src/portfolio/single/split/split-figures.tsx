import '../../../themes/tones.css';
import styles from './split-figures.module.css';
import splitHalvesStyles from './split-halves.module.css';

interface SplitFiguresProps {
  heading: string;
  figures: readonly { value: string; label: string; before?: string }[];
  /** Quotation from the client. */
  quote?: { quote: string; name: string; role: string };
}

/** Renders the figures as a block of color between the pictures, with an optional quotation below. */
export function SplitFigures({ heading, figures, quote }: SplitFiguresProps) {
  return (
    <section data-tone="deep" className={`${styles.figures} ${splitHalvesStyles.figures}`}>
      <h2 className="text-caption font-semibold">{heading}</h2>
      <dl>
        {figures.map(({ value, label, before }) => (
          <div key={label}>
            <dt>
              {label}
              {before && <span className={styles.figuresBefore}>{before}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote && (
        <figure className={styles.quote}>
          <blockquote>
            <p>“{quote.quote}”</p>
          </blockquote>
          <figcaption>
            {quote.name}, {quote.role}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
