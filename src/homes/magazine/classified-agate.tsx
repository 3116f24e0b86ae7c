import styles from './classified-agate.module.css';
import { joinNames, openingOf } from './names.ts';
import runningHeadStyles from './running-head.module.css';
import { RunningHead } from './running-head.tsx';
import { priceOf } from './word-price.ts';

interface ClassifiedAgateProps {
  runningHead: { page: string; title: string; date: string };
  id: string;
  heading: string;
  rate: string;
  orderLink: { title: string; link: string };
  groups: readonly { heading: string; items: readonly string[] }[];
}

/** Text of a classified advertisement; its beginning is bold. */
function Notice({ text }: { text: string }) {
  const opening = openingOf(text);
  return (
    <p className={styles.notice}>
      <b>{joinNames(opening)}</b>
      {joinNames(text.slice(opening.length))} <span className={styles.price}>{priceOf(text)}</span>
    </p>
  );
}

/** Page of classified advertisements, each with its price by number of words. */
export function ClassifiedAgate({
  runningHead,
  id,
  heading,
  rate,
  orderLink,
  groups,
}: ClassifiedAgateProps) {
  return (
    <section id={id} className={`${runningHeadStyles.insidePage} ${styles.section}`}>
      <RunningHead {...runningHead} />
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>
          {rate}{' '}
          <a href={orderLink.link} className={styles.place}>
            {orderLink.title}
          </a>
        </p>
      </div>
      <div className={styles.columns}>
        {groups.map(({ heading: title, items }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            {items.map((text) => (
              <Notice key={text} text={text} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
