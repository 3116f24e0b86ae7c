import type { ReactNode } from 'react';
import type { Choice } from './question-copy.ts';
import styles from './three-questions.module.css';

interface QuestionChoiceProps<T extends string> {
  name: string;
  question: string;
  choices: readonly Choice<T>[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
  /** Remark on the answer, in the margin. */
  remark: string | undefined;
  /** Further fields of this question. */
  children?: ReactNode;
}

/**
 * Question with radio buttons in large type, and a remark on the answer in the margin.
 *
 * @internal
 */
export function QuestionChoice<T extends string>(props: QuestionChoiceProps<T>) {
  const { name, question, choices, chosen, onChoose, remark, children } = props;
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, title }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {children}
      {remark && <p className={styles.remark}>{remark}</p>}
    </fieldset>
  );
}
