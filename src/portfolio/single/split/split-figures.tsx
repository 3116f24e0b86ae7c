import '../../../themes/tones.css';
import './split-figures.css';

interface SplitFiguresProps {
  heading: string;
  figures: readonly { value: string; label: string; before?: string }[];
  /** Quotation from the client. */
  quote?: { quote: string; name: string; role: string };
}

/** Renders the figures as a block of color between the pictures, with an optional quotation below. */
export function SplitFigures({ heading, figures, quote }: SplitFiguresProps) {
  return (
    <section data-tone="deep" className="split-figures">
      <h2 className="text-caption font-semibold">{heading}</h2>
      <dl>
        {figures.map(({ value, label, before }) => (
          <div key={label}>
            <dt>
              {label}
              {before && <span className="split-figures-before">{before}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote && (
        <figure className="split-quote">
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
