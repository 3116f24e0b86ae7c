import '../../../looks/tones.css';
import './split-figures.css';

interface SplitFiguresProps {
  heading: string;
  figures: readonly { value: string; label: string; before?: string }[];
  /** Somebody of the client's, in their words. */
  quote?: { quote: string; name: string; role: string };
}

/** What was counted, as a block of color in the run of the pictures; below it what somebody says of it. */
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
