import styles from './archive-pile.module.css';
import { dateText, frontPageDate } from './issues.ts';
import runningHeadStyles from './running-head.module.css';
import { RunningHead } from './running-head.tsx';

interface ArchivePileProps {
  runningHead: { page: string; title: string; date: string };
  pile: {
    id: string;
    heading: string;
    /** A link that fills the order into the form behind `anchor`: `{issue}`. */
    order: { title: string; field: string; value: string; anchor: string };
    issues: readonly { issue: number; paper: string; headline: string; outcome: string }[];
    soldOutText: string;
  };
  counters: {
    id: string;
    heading: string;
    places: readonly { town: string; address: string }[];
  };
}

/** Back issues as a pile of newspapers, and places that sell them. */
export function ArchivePile({ runningHead, pile, counters }: ArchivePileProps) {
  const { order } = pile;
  const query = new URLSearchParams({ [order.field]: order.value });
  return (
    <section
      className={`${runningHeadStyles.insidePage} stacked`}
      aria-label={`${pile.heading}; ${counters.heading}`}
    >
      <RunningHead {...runningHead} />
      <div className={styles.grid}>
        <div id={pile.id}>
          <h2 className={styles.heading}>{pile.heading}</h2>
          <ol>
            {pile.issues.map(({ issue, paper, headline, outcome }) => (
              <li key={issue} className={styles.paper}>
                <p className={styles.plate}>
                  <span>{paper}</span>
                  <span>{dateText(frontPageDate(issue))}</span>
                </p>
                <h3 className={styles.headline}>{headline}</h3>
                <p className={styles.outcome}>{outcome}</p>
                <a href={`?${query}${order.anchor}`} className={styles.order}>
                  {order.title.replace('{issue}', `${issue}`)}
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.soldOut}>{pile.soldOutText}</p>
        </div>
        <div id={counters.id} className={styles.counters}>
          <h2>{counters.heading}</h2>
          <ul>
            {counters.places.map(({ town, address }) => (
              <li key={town}>
                <b>{town}</b> <span>{address}</span>{' '}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
