import './faq-did-you-mean.css';

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
    <section id={id} className="mean">
      <h2 className="mean-heading font-extrabold">{heading}</h2>
      <dl className="mean-list">
        {searches.map(({ query, suggestion, text }) => (
          <div key={query}>
            <dt>
              <span>{query}</span>
            </dt>
            <dd>
              <p className="mean-mean">
                {suggestionLabel} <strong>{suggestion}</strong>
              </p>
              <p className="mean-text">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
