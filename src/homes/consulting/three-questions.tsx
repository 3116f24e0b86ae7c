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
  words: AskedCopy;
  sheet: LetterSheetCopy;
  /** Initial values of the fields. */
  start: Answers;
}

const marks = ['1/3', '2/3', '3/3'] as const;
const list = new Intl.ListFormat('en-US');

/**
 * Three enormous questions. Each opens to the consequences of a bad and a good answer, and takes the visitor's
 * own, which changes the next question; all three make a letter of one page, to be printed, copied or sent.
 */
export function ThreeQuestions({ words, sheet, start }: ThreeQuestionsProps) {
  const id = useId();
  const [answers, setAnswers] = useState(start);
  const [open, setOpen] = useState<readonly boolean[]>([false, false, false]);
  const root = useRef<HTMLDivElement>(null);
  const turn = (at: number, on: boolean) =>
    setOpen((before) => before.map((was, index) => (index === at ? on : was)));
  const set = (more: Partial<Answers>) => setAnswers((before) => ({ ...before, ...more }));
  /** Stores an answer and opens the question after it. */
  const answer = (at: number, more: Partial<Answers>) => {
    set(more);
    turn(at + 1, true);
  };
  /** Resets the first question; the figures stay. */
  const again = () => {
    setAnswers(({ people, minutes, often }) => ({ people, minutes, often }));
    setOpen([true, false, false]);
    root.current?.querySelector('summary')?.focus();
  };
  const said = conversation(answers, words);
  const letter = letterOf(answers, words, sheet);
  const titles = [
    words.kinds.find(({ value }) => value === answers.kind)?.title,
    words.notices.find(({ value }) => value === answers.notice)?.title,
    words.tries.find(({ value }) => value === answers.tried)?.title,
  ];
  const missing = marks.filter((_, at) => !titles[at]);
  const waits = fillTemplate(words.missing, { list: list.format(missing) });
  const begun = missing.length < marks.length;

  const choices = [
    <QuestionChoice
      key="kind"
      name={`${id}-kind`}
      ask={words.askKind}
      choices={words.kinds}
      chosen={answers.kind}
      onChoose={(kind) => answer(0, { kind })}
      said={said.first}
    >
      <QuestionCounts words={words} answers={answers} onCount={set} />
    </QuestionChoice>,
    <QuestionChoice
      key="notice"
      name={`${id}-notice`}
      ask={said.askNotice}
      choices={words.notices}
      chosen={answers.notice}
      onChoose={(notice) => answer(1, { notice })}
      said={said.second}
    />,
    <QuestionChoice
      key="tried"
      name={`${id}-tried`}
      ask={said.askTried}
      choices={words.tries}
      chosen={answers.tried}
      onChoose={(tried) => answer(2, { tried })}
      said={said.third}
    />,
  ];

  return (
    <div ref={root} className="neck-questions">
      {words.asked.map((asked, at) => (
        <AskedQuestion
          key={asked.ask}
          asked={asked}
          mark={marks[at] ?? ''}
          chosen={titles[at]}
          open={open[at] ?? false}
          onOpen={(on) => turn(at, on)}
          opens={words.opens}
          bad={words.bad}
          good={words.good}
        >
          {choices[at]}
        </AskedQuestion>
      ))}
      {begun && missing.length > 0 && <p className="neck-missing">{waits}</p>}
      {letter.length > 0 && <LetterSheet words={sheet} letter={letter} onAgain={again} />}
      <p role="status" className="sr-only">
        {letter.length > 0
          ? `${said.third} ${sheet.heading}: ${letter[3]}`
          : begun && `${said.third ?? said.second ?? said.first} ${waits}`}
      </p>
    </div>
  );
}
