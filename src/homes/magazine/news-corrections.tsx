import { RunningHead } from './running-head.tsx';
import './news-corrections.css';

interface NewsCorrectionsProps {
  head: { page: string; title: string; date: string };
  corrections: {
    id: string;
    heading: string;
    items: readonly { issue: string; text: string }[];
    reward: string;
  };
  letters: {
    id: string;
    heading: string;
    items: readonly { text: string; from: string; about: string }[];
  };
}

/** Page three: corrections, in a red frame, beside letters of readers. */
export function NewsCorrections({ head, corrections, letters }: NewsCorrectionsProps) {
  return (
    <section
      className="inside-page errata-page"
      aria-label={`${corrections.heading}, ${letters.heading}`}
    >
      <RunningHead {...head} />
      <div className="errata-grid">
        <div id={corrections.id} className="errata">
          <h2 className="errata-heading">{corrections.heading}</h2>
          {corrections.items.map(({ issue, text }) => (
            <p key={issue}>
              <b>{issue}</b> {text}
            </p>
          ))}
          <p className="errata-reward">{corrections.reward}</p>
        </div>
        <div id={letters.id} className="mailbag">
          <h2 className="mailbag-heading">{letters.heading}</h2>
          {letters.items.map(({ text, from, about }) => (
            <figure key={from} className="mailbag-letter">
              <blockquote>{text}</blockquote>
              <figcaption>
                {from}, {about}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
