import './faq-did-you-mean.css';

interface FaqDidYouMeanProps {
  id: string;
  heading: string;
  /** Label before our alternative. */
  ask: string;
  /** Searches of clients, each with our service. */
  searches: readonly { query: string; mean: string; text: string }[];
}

/** Refusals as searches: typed queries, and their possible meanings. */
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
