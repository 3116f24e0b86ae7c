import styles from './about-missing-hour.module.css';

interface AboutMissingHourProps {
  id: string;
  /** Time before the clock change. */
  timeBefore: string;
  /** Time after the clock change. */
  timeAfter: string;
  heading: string;
  text: readonly string[];
  facts: readonly { title: string; text: string }[];
}

/** Two times in very large type, one hour apart on the clock, and an explanation. */
export function AboutMissingHour({
  id,
  timeBefore,
  timeAfter,
  heading,
  text,
  facts,
}: AboutMissingHourProps) {
  return (
    <section id={id} className={styles.section}>
      <p className={`${styles.clock} font-display font-extrabold`} aria-hidden="true">
        <span>{timeBefore}</span> <span>{timeAfter}</span>
      </p>
      <div className={styles.content}>
        <h2 className="text-h2">{heading}</h2>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl>
          {facts.map(({ title, text: fact }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
