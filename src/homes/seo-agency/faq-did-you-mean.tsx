import './faq-did-you-mean.css';

interface FaqDidYouMeanProps {
  id: string;
  heading: string;
  /** Label before the alternative, “Did you mean”. */
  ask: string;
  /** Requests as search queries, each with the alternative that the firm offers. */
  searches: readonly { query: string; mean: string; text: string }[];
}

/** Refused services as search queries, with alternatives. */
export function FaqDidYouMean({ id, heading, ask, searches }: FaqDidYouMeanProps) {
  return (
    <section id={id} className="mean">
      <h2 className="mean-heading font-extrabold">{heading}</h2>
      <dl className="mean-list">
        {searches.map(({ query, mean, text }) => (
          <div key={query}>
            <dt>
              <span>{query}</span>
            </dt>
            <dd>
              <p className="mean-mean">
                {ask} <strong>{mean}</strong>
              </p>
              <p className="mean-text">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
