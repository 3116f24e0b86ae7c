import type { ReactNode } from 'react';
import type { Answered, Asked } from './question-copy.ts';

interface AskedQuestionProps {
  asked: Asked;
  /** Number of the question: `1/3`. */
  mark: string;
  /** The visitor's answer to it. */
  chosen: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Text of the button, and headings of the two answers. */
  opens: string;
  bad: string;
  good: string;
  /** Field for the visitor's answer. */
  children: ReactNode;
}

/** Answer with its consequence. */
function AnswerExample({ label, answer }: { label: string; answer: Answered }) {
  return (
    <div>
      <h4>{label}</h4>
      <p className="neck-quote">“{answer.said}”</p>
      <p className="neck-led">{answer.led}</p>
    </div>
  );
}

/** Large question that expands to a bad and a good answer with their consequences, and a field for the visitor's own. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { asked, mark, chosen, open, onOpen, opens, bad, good, children } = props;
  return (
    <details
      className="neck-asked"
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary>
        <span className="neck-mark">
          {mark}
          {chosen && <span> {chosen}</span>}
        </span>
        <h3>{asked.ask}</h3>
        <span className="neck-toggle">{opens}</span>
      </summary>
      <div className="neck-panel">
        <div className="neck-answers">
          <AnswerExample label={bad} answer={asked.bad} />
          <AnswerExample label={good} answer={asked.good} />
        </div>
        {children}
      </div>
    </details>
  );
}
