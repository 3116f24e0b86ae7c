import { RunningHead } from './running-head.tsx';
import './news-developments.css';

interface NewsDevelopmentsProps {
  runningHead: { page: string; title: string; date: string };
  developments: {
    id: string;
    heading: string;
    items: readonly { issue: string; text: string }[];
    /** Request for further news, at the end. */
    ask: string;
  };
  letters: {
    id: string;
    heading: string;
    items: readonly { text: string; from: string; about: string }[];
  };
}

/** Page two: developments in earlier stories, in a red frame, beside letters of readers. */
export function NewsDevelopments({ runningHead, developments, letters }: NewsDevelopmentsProps) {
  return (
    <section
      className="inside-page developments-page"
      aria-label={`${developments.heading}, ${letters.heading}`}
    >
      <RunningHead {...runningHead} />
      <div className="developments-grid">
        <div id={developments.id} className="developments">
          <h2 className="developments-heading">{developments.heading}</h2>
          {developments.items.map(({ issue, text }) => (
            <p key={issue}>
              <b>{issue}</b> {text}
            </p>
          ))}
          <p className="developments-ask">{developments.ask}</p>
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
