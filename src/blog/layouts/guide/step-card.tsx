import type { ReactNode } from 'react';
import '../../post-article.css';
import styles from './step-card.module.css';

interface StepCardProps {
  id: string;
  number: number;
  title: string;
  time: string;
  /** Label of the checkbox. */
  done: string;
  /** Accessible label of the number. */
  label: string;
  /** Button that copies a list of the step. */
  copy?: ReactNode;
  /** The text, from Markdown. */
  children: ReactNode;
}

/** Renders a step of a guide: a large number, its time, and a checkbox. */
export function StepCard({ id, number, title, time, done, label, copy, children }: StepCardProps) {
  return (
    <li className={styles.card}>
      <p className={styles.number} aria-hidden>
        {number}
      </p>
      <div className={styles.body}>
        <p className={styles.time}>
          <span className="sr-only">{label}. </span>
          {time}
        </p>
        <h2 id={id} className="mt-1 text-h3 font-bold">
          {title}
        </h2>
        <div className={`lf-article ${styles.text}`}>{children}</div>
        {copy}
        <label className={styles.done}>
          <input type="checkbox" id={`done-${number}`} />
          <span>
            {done}
            <span className="sr-only">: {title}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
