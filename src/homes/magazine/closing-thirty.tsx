import styles from './closing-thirty.module.css';
import { frontPageDate, weekdayText } from './issues.ts';

interface ClosingThirtyProps {
  id: string;
  /** Journalists' end sign “-30-”, and its accessible name. */
  endSign: string;
  label: string;
  /** The next issue: `{issue}`, `{front}`. */
  nextIssueText: string;
  issue: number;
}

/** Closing section with the end sign, and a text on the next issue. */
export function ClosingThirty({ id, endSign, label, nextIssueText, issue }: ClosingThirtyProps) {
  return (
    <section id={id} className={styles.section} aria-label={label}>
      <p className={styles.mark} aria-hidden="true">
        {endSign}
      </p>
      <p className={styles.next}>
        {nextIssueText
          .replace('{issue}', `${issue}`)
          .replace('{front}', weekdayText(frontPageDate(issue)))}
      </p>
    </section>
  );
}
