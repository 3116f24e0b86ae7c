import type { ReactNode } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { placeholderValues } from './cut-letter.ts';
import type { Answers, LetterSheetCopy, ThreeQuestionsCopy, Verdict } from './question-copy.ts';
import styles from './questions-asked-first.module.css';

interface QuestionsAskedFirstProps {
  id: string;
  heading: string;
  lead: string;
  /** Summary of the collapsed list. */
  summary: string;
  /** Note on the figures in the list. */
  exampleNote: string;
  /** Numbers of the questions in words. */
  numberWords: readonly string[];
  /** Heading of the recommendations. */
  verdictsHeading: string;
  verdictNames: Readonly<Record<Verdict, string>>;
  /** Answers that the figures in the list are computed from. */
  initialAnswers: Answers;
  questionsCopy: ThreeQuestionsCopy;
  sheet: LetterSheetCopy;
  /** The island `ThreeQuestions`. */
  children: ReactNode;
}

interface QuestionRemarks {
  question: string;
  answers: readonly (readonly [answer: string, remark: string])[];
}

/** Section with three questions to answer, and a collapsed list of all possible remarks. */
export function QuestionsAskedFirst(props: QuestionsAskedFirstProps) {
  const { questionsCopy, sheet, initialAnswers } = props;
  const figures = placeholderValues(initialAnswers, questionsCopy);
  const allRemarks: readonly QuestionRemarks[] = [
    {
      question: questionsCopy.questions[0].text,
      answers: questionsCopy.kinds.map(
        ({ value, title }) =>
          [title, fillTemplate(questionsCopy.kindRemarks[value], figures)] as const,
      ),
    },
    {
      question: questionsCopy.noticeQuestions.report,
      answers: questionsCopy.notices.map(
        ({ value, title }) => [title, questionsCopy.noticeRemarks[value]] as const,
      ),
    },
    {
      question: questionsCopy.attemptQuestions.nobody,
      answers: questionsCopy.attempts.map(
        ({ value, title }) => [title, questionsCopy.attemptRemarks[value]] as const,
      ),
    },
  ];
  const recommendations = (Object.keys(props.verdictNames) as Verdict[]).map(
    (verdict) =>
      [
        props.verdictNames[verdict],
        fillTemplate(sheet.verdict[verdict], {
          gone: verdict === 'shorten' ? 144 : figures.hours,
        }),
      ] as const,
  );
  const renderPairs = (pairs: QuestionRemarks['answers']) => (
    <dl>
      {pairs.map(([answer, remark]) => (
        <div key={answer}>
          <dt>{answer}</dt>
          <dd>{remark}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section id={props.id} className={styles.section}>
      <h2 className={styles.title}>{props.heading}</h2>
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
      <details className={styles.report}>
        <summary>{props.summary}</summary>
        <p className={styles.reportExample}>{props.exampleNote}</p>
        {allRemarks.map(({ question, answers }, index) => (
          <div key={question}>
            <h3>
              <span>{props.numberWords[index]}.</span> {question}
            </h3>
            {renderPairs(answers)}
          </div>
        ))}
        <h3>{props.verdictsHeading}</h3>
        {renderPairs(recommendations)}
      </details>
    </section>
  );
}
