import styles from './news-developments.module.css';
import runningHeadStyles from './running-head.module.css';
import { RunningHead } from './running-head.tsx';

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
      className={runningHeadStyles.insidePage}
      aria-label={`${developments.heading}, ${letters.heading}`}
    >
      <RunningHead {...runningHead} />
      <div className={styles.developmentsGrid}>
        <div id={developments.id} className={styles.developments}>
          <h2 className={styles.developmentsHeading}>{developments.heading}</h2>
          {developments.items.map(({ issue, text }) => (
            <p key={issue}>
              <b>{issue}</b> {text}
            </p>
          ))}
          <p className={styles.developmentsAsk}>{developments.ask}</p>
        </div>
        <div id={letters.id} className={styles.mailbag}>
          <h2 className={styles.mailbagHeading}>{letters.heading}</h2>
          {letters.items.map(({ text, from, about }) => (
            <figure key={from} className={styles.mailbagLetter}>
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
