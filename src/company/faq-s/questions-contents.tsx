import type { ReactNode } from 'react';
import styles from './questions.module.css';
import { TallyStrokes } from './tally-strokes.tsx';

interface QuestionsContentsProps {
  label: string;
  groups: readonly { id: string; title: string; questions: readonly unknown[] }[];
  /** The search field. */
  children: ReactNode;
}

/** Table of contents of the groups, with tally marks for the numbers of questions. */
export function QuestionsContents({ label, groups, children }: QuestionsContentsProps) {
  return (
    <div className={styles.questionPad}>
      {children}
      <nav aria-label={label}>
        <ul>
          {groups.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`} data-tally={id} className={styles.questionPadLine}>
                {title}
                <TallyStrokes count={questions.length} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
