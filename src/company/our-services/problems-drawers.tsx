import '../../themes/tones.css';
import styles from './drawers.module.css';
import type { FieldId, ProblemLink } from './service.ts';

interface ProblemsDrawersProps {
  heading: string;
  lead: string;
  /** Screen reader text before the number. */
  numberLabel: string;
  noneLabel: string;
  items: readonly ProblemLink[];
  /** Number and name of each field. */
  fields: readonly { id: FieldId; number: number; shortName: string }[];
}

/** Problems as labels of drawers, each linked to the service that solves it. */
export function ProblemsDrawers(props: ProblemsDrawersProps) {
  const { heading, lead, numberLabel, noneLabel, items, fields } = props;
  return (
    <section data-tone="highlight" className="lf-section">
      <div className="lf-container">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          <p className="max-w-[28em] text-lead">{lead}</p>
        </div>
        <ul className={`${styles.drawers} mt-10 lg:mt-14`}>
          {items.map((item) => {
            const field = 'id' in item ? fields.find(({ id }) => id === item.id) : undefined;
            return (
              <li key={item.label}>
                <a className={styles.drawer} href={'id' in item ? `#${item.id}` : item.link}>
                  <span className={styles.label}>{item.label}</span>
                  <span aria-hidden="true" className={styles.pull} />
                  <span className={styles.place}>
                    <span className="sr-only">{field ? numberLabel : noneLabel}: </span>
                    {field && <span className={styles.number}>{field.number}</span>}
                    <span>{field ? field.shortName : 'linkTitle' in item && item.linkTitle}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
