import styles from './faq-did-you-mean.module.css';

interface FaqDidYouMeanProps {
  id: string;
  heading: string;
  /** Label before the alternative, “Did you mean”. */
  suggestionLabel: string;
  /** Requests as search queries, each with the alternative that the firm offers. */
  searches: readonly { query: string; suggestion: string; text: string }[];
}

/** Refused services as search queries, with alternatives. */
export function FaqDidYouMean({ id, heading, suggestionLabel, searches }: FaqDidYouMeanProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <dl className={styles.list}>
        {searches.map(({ query, suggestion, text }) => (
          <div key={query}>
            <dt>
              <span>{query}</span>
            </dt>
            <dd>
              <p className={styles.suggestion}>
                {suggestionLabel} <strong>{suggestion}</strong>
              </p>
              <p className={styles.text}>{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
