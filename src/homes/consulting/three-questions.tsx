'use client';
import { useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { AskedQuestion } from './asked-question.tsx';
import { conversation, letterOf } from './cut-letter.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { QuestionChoice } from './question-choice.tsx';
import type { Answers, AskedCopy, LetterSheetCopy } from './question-copy.ts';
import { QuestionCounts } from './question-counts.tsx';
import './three-questions.css';

interface ThreeQuestionsProps {
  copy: AskedCopy;
  sheet: LetterSheetCopy;
  /** Initial values of the fields. */
  start: Answers;
}

const marks = ['1/3', '2/3', '3/3'] as const;
const list = new Intl.ListFormat('en-US');

/**
 * Three large questions. Each expands to the consequences of a bad and a good answer, and takes the visitor's
 * own, on which the next question depends. The answers result in a letter to print, copy or send.
 */
export function ThreeQuestions({ copy, sheet, start }: ThreeQuestionsProps) {
  const id = useId();
  const [answers, setAnswers] = useState(start);
  const [open, setOpen] = useState<readonly boolean[]>([false, false, false]);
  const root = useRef<HTMLDivElement>(null);
  const toggle = (at: number, on: boolean) =>
    setOpen((before) => before.map((was, index) => (index === at ? on : was)));
  const set = (more: Partial<Answers>) => setAnswers((before) => ({ ...before, ...more }));
  /** Stores an answer and opens the question after it. */
  const answer = (at: number, more: Partial<Answers>) => {
    set(more);
    toggle(at + 1, true);
  };
  /** Resets the first question; the figures stay. */
  const again = () => {
    setAnswers(({ people, minutes, often }) => ({ people, minutes, often }));
    setOpen([true, false, false]);
    root.current?.querySelector('summary')?.focus();
  };
  const status = conversation(answers, copy);
  const letter = letterOf(answers, copy, sheet);
  const titles = [
    copy.kinds.find(({ value }) => value === answers.kind)?.title,
    copy.notices.find(({ value }) => value === answers.notice)?.title,
    copy.tries.find(({ value }) => value === answers.tried)?.title,
  ];
  const missing = marks.filter((_, at) => !titles[at]);
  const waits = fillTemplate(copy.missing, { list: list.format(missing) });
  const begun = missing.length < marks.length;

  const choices = [
    <QuestionChoice
      key="kind"
      name={`${id}-kind`}
      ask={copy.askKind}
      choices={copy.kinds}
      chosen={answers.kind}
      onChoose={(kind) => answer(0, { kind })}
      said={status.first}
    >
      <QuestionCounts copy={copy} answers={answers} onCount={set} />
    </QuestionChoice>,
    <QuestionChoice
      key="notice"
      name={`${id}-notice`}
      ask={status.askNotice}
      choices={copy.notices}
      chosen={answers.notice}
      onChoose={(notice) => answer(1, { notice })}
      said={status.second}
    />,
    <QuestionChoice
      key="tried"
      name={`${id}-tried`}
      ask={status.askTried}
      choices={copy.tries}
      chosen={answers.tried}
      onChoose={(tried) => answer(2, { tried })}
      said={status.third}
    />,
  ];

  return (
    <div ref={root} className="neck-questions">
      {copy.asked.map((asked, at) => (
        <AskedQuestion
          key={asked.ask}
          asked={asked}
          mark={marks[at] ?? ''}
          chosen={titles[at]}
          open={open[at] ?? false}
          onOpen={(on) => toggle(at, on)}
          opens={copy.opens}
          bad={copy.bad}
          good={copy.good}
        >
          {choices[at]}
        </AskedQuestion>
      ))}
      {begun && missing.length > 0 && <p className="neck-missing">{waits}</p>}
      {letter.length > 0 && <LetterSheet copy={sheet} letter={letter} onAgain={again} />}
      <p role="status" className="sr-only">
        {letter.length > 0
          ? `${status.third} ${sheet.heading}: ${letter[3]}`
          : begun && `${status.third ?? status.second ?? status.first} ${waits}`}
      </p>
    </div>
  );
}
