import type { ReactNode } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { figuresOf } from './cut-letter.ts';
import type { Answers, AskedCopy, LetterSheetCopy, Verdict } from './question-copy.ts';
import './questions-asked-first.css';

interface QuestionsAskedFirstProps {
  id: string;
  heading: string;
  lead: string;
  summary: string;
  example: string;
  listed: readonly string[];
  verdicts: string;
  verdictNames: Readonly<Record<Verdict, string>>;
  start: Answers;
  questions: AskedCopy;
  sheet: LetterSheetCopy;
  /** The island `ThreeQuestions`. */
  children: ReactNode;
}

interface Printed {
  ask: string;
  answers: readonly (readonly [answer: string, said: string])[];
}

/** Section with three questions to answer, and a collapsed list of all possible remarks. */
export function QuestionsAskedFirst(props: QuestionsAskedFirstProps) {
  const { questions: words, sheet, start } = props;
  const figures = figuresOf(start, words);
  const printed: readonly Printed[] = [
    {
      ask: words.asked[0].ask,
      answers: words.kinds.map(
        ({ value, title }) => [title, fillTemplate(words.afterKind[value], figures)] as const,
      ),
    },
    {
      ask: words.askNotice.report,
      answers: words.notices.map(({ value, title }) => [title, words.afterNotice[value]] as const),
    },
    {
      ask: words.askTried.nobody,
      answers: words.tries.map(({ value, title }) => [title, words.afterTried[value]] as const),
    },
  ];
  const advice = (Object.keys(props.verdictNames) as Verdict[]).map(
    (verdict) =>
      [
        props.verdictNames[verdict],
        fillTemplate(sheet.verdict[verdict], {
          gone: verdict === 'shorten' ? 144 : figures.hours,
        }),
      ] as const,
  );
  const pairs = (list: Printed['answers']) => (
    <dl>
      {list.map(([answer, said]) => (
        <div key={answer}>
          <dt>{answer}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section id={props.id} className="neck-ask">
      <h2 className="neck-ask-title">{props.heading}</h2>
      <p className="neck-ask-lead">{props.lead}</p>
      {props.children}
      <details className="neck-all">
        <summary>{props.summary}</summary>
        <p className="neck-all-example">{props.example}</p>
        {printed.map(({ ask, answers }, index) => (
          <div key={ask}>
            <h3>
              <span>{props.listed[index]}.</span> {ask}
            </h3>
            {pairs(answers)}
          </div>
        ))}
        <h3>{props.verdicts}</h3>
        {pairs(advice)}
      </details>
    </section>
  );
}
