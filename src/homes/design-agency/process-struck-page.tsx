import '../../themes/tones.css';
import './process-struck-page.css';

interface ProcessStruckPageProps {
  id: string;
  heading: string;
  lead: string;
  /** Screen reader texts before struck-out and before kept rules. */
  keptLabel: string;
  struckLabel: string;
  rules: readonly { text: string; kept?: boolean }[];
}

/** Page of design rules: struck-out ones small, kept ones large. */
export function ProcessStruckPage({
  id,
  heading,
  lead,
  keptLabel,
  struckLabel,
  rules,
}: ProcessStruckPageProps) {
  return (
    <section id={id} data-tone="ink" className="struck">
      <div className="struck-head">
        <h2 className="struck-heading text-h3">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ol className="struck-run">
        {rules.map(({ text, kept = false }) => (
          <li key={text}>
            <span className="sr-only">{kept ? keptLabel : struckLabel} </span>
            {kept ? (
              <strong className="font-display tracking-close">{text}</strong>
            ) : (
              <del>{text}</del>
            )}{' '}
          </li>
        ))}
      </ol>
    </section>
  );
}
