import type { ReactNode } from 'react';
import type { Question, SampleAnswer } from './question-copy.ts';
import styles from './three-questions.module.css';

interface AskedQuestionProps {
  question: Question;
  /** Number of the question: `1/3`. */
  numberText: string;
  /** The visitor's answer to it. */
  chosenAnswer: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Text of the button that opens the question. */
  openLabel: string;
  /** Heading of the bad answer. */
  badHeading: string;
  /** Heading of the good answer. */
  goodHeading: string;
  /** Field for the visitor's answer. */
  children: ReactNode;
}

/** Answer with its consequence. */
function AnswerExample({ label, answer }: { label: string; answer: SampleAnswer }) {
  return (
    <div>
      <h4>{label}</h4>
      <p className={styles.quote}>“{answer.text}”</p>
      <p className={styles.consequence}>{answer.consequence}</p>
    </div>
  );
}

/**
 * Large question that expands to a bad and a good answer with their consequences, and a field for the visitor's own.
 *
 * @internal
 */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, numberText, chosenAnswer, isOpen, onToggle, children } = props;
  const { openLabel, badHeading, goodHeading } = props;
  return (
    <details
      className={styles.asked}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span className={styles.mark}>
          {numberText}
          {chosenAnswer && <span> {chosenAnswer}</span>}
        </span>
        <h3>{question.text}</h3>
        <span className={styles.toggle}>{openLabel}</span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.answers}>
          <AnswerExample label={badHeading} answer={question.badAnswer} />
          <AnswerExample label={goodHeading} answer={question.goodAnswer} />
        </div>
        {children}
      </div>
    </details>
  );
}
