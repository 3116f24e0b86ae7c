import '../../themes/tones.css';
import styles from './process-struck-page.module.css';

interface ProcessStruckPageProps {
  id: string;
  heading: string;
  lead: string;
  /** Text for screen readers before a kept rule. */
  keptLabel: string;
  /** Text for screen readers before a struck-out rule. */
  struckLabel: string;
  rules: readonly { text: string; isKept?: boolean }[];
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
    <section id={id} data-tone="ink" className={styles.section}>
      <div className={styles.head}>
        <h2 className="text-h3">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ol className={styles.rules}>
        {rules.map(({ text, isKept = false }) => (
          <li key={text}>
            <span className="sr-only">{isKept ? keptLabel : struckLabel} </span>
            {isKept ? (
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
