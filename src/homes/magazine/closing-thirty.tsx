import { goesBackTo, weekdayText } from './issues.ts';
import './closing-thirty.css';

interface ClosingThirtyProps {
  id: string;
  /** End sign of a reporter's copy, and its name for screen readers. */
  mark: string;
  label: string;
  /** The next issue: `{issue}`, `{front}`. */
  next: string;
  issue: number;
}

/** The end of copy, as it was marked in the trade, and where the next issue goes. */
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
