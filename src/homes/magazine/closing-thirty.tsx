import { goesBackTo, weekdayText } from './issues.ts';
import './closing-thirty.css';

interface ClosingThirtyProps {
  id: string;
  /** Journalists' end sign “-30-”, and its accessible name. */
  mark: string;
  label: string;
  /** The next issue: `{issue}`, `{front}`. */
  next: string;
  issue: number;
}

/** Closing section with the end sign, and a text on the next issue. */
export function ClosingThirty({ id, mark, label, next, issue }: ClosingThirtyProps) {
  return (
    <section id={id} className="thirty" aria-label={label}>
      <p className="thirty-mark" aria-hidden="true">
        {mark}
      </p>
      <p className="thirty-next">
        {next.replace('{issue}', `${issue}`).replace('{front}', weekdayText(goesBackTo(issue)))}
      </p>
    </section>
  );
}
