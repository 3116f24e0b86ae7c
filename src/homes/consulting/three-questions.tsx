'use client';
import { useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { AskedQuestion } from './asked-question.tsx';
import { letterOf, remarksOn } from './cut-letter.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { QuestionChoice } from './question-choice.tsx';
import type { Answers, LetterSheetCopy, ThreeQuestionsCopy } from './question-copy.ts';
import { QuestionCounts } from './question-counts.tsx';
import styles from './three-questions.module.css';

interface ThreeQuestionsProps {
  copy: ThreeQuestionsCopy;
  sheet: LetterSheetCopy;
  /** Initial values of the fields. */
  initialAnswers: Answers;
}

const numberTexts = ['1/3', '2/3', '3/3'] as const;
const listFormat = new Intl.ListFormat('en-US');

/**
 * Three large questions. Each expands to the consequences of a bad and a good answer, and takes the visitor's
 * own, on which the next question depends. The answers result in a letter to print, copy or send.
 */
export function ThreeQuestions({ copy, sheet, initialAnswers }: ThreeQuestionsProps) {
  const id = useId();
  const [answers, setAnswers] = useState(initialAnswers);
  const [openQuestions, setOpenQuestions] = useState<readonly boolean[]>([false, false, false]);
  const rootRef = useRef<HTMLDivElement>(null);
  const toggle = (index: number, isOpen: boolean) =>
    setOpenQuestions((before) => before.map((each, i) => (i === index ? isOpen : each)));
  const update = (changes: Partial<Answers>) => setAnswers((before) => ({ ...before, ...changes }));
  /** Stores an answer and opens the question after it. */
  const answer = (index: number, changes: Partial<Answers>) => {
    update(changes);
    toggle(index + 1, true);
  };
  /** Resets the first question; the figures stay. */
  const restart = () => {
    setAnswers(({ people, minutes, frequency }) => ({ people, minutes, frequency }));
    setOpenQuestions([true, false, false]);
    rootRef.current?.querySelector('summary')?.focus();
  };
  const remarks = remarksOn(answers, copy);
  const lastRemark = remarks.attemptRemark ?? remarks.noticeRemark ?? remarks.kindRemark;
  const letter = letterOf(answers, copy, sheet);
  const chosenTitles = [
    copy.kinds.find(({ value }) => value === answers.kind)?.title,
    copy.notices.find(({ value }) => value === answers.notice)?.title,
    copy.attempts.find(({ value }) => value === answers.attempt)?.title,
  ];
  const missing = numberTexts.filter((_, index) => !chosenTitles[index]);
  const missingText = fillTemplate(copy.missingAnswers, { list: listFormat.format(missing) });
  const hasBegun = missing.length < numberTexts.length;

  const choiceFields = [
    <QuestionChoice
      key="kind"
      name={`${id}-kind`}
      question={copy.kindQuestion}
      choices={copy.kinds}
      chosen={answers.kind}
      onChoose={(kind) => answer(0, { kind })}
      remark={remarks.kindRemark}
    >
      <QuestionCounts copy={copy} answers={answers} onCount={update} />
    </QuestionChoice>,
    <QuestionChoice
      key="notice"
      name={`${id}-notice`}
      question={remarks.noticeQuestion}
      choices={copy.notices}
      chosen={answers.notice}
      onChoose={(notice) => answer(1, { notice })}
      remark={remarks.noticeRemark}
    />,
    <QuestionChoice
      key="tried"
      name={`${id}-tried`}
      question={remarks.attemptQuestion}
      choices={copy.attempts}
      chosen={answers.attempt}
      onChoose={(attempt) => answer(2, { attempt })}
      remark={remarks.attemptRemark}
    />,
  ];

  return (
    <div ref={rootRef} className={styles.questions}>
      {copy.questions.map((question, index) => (
        <AskedQuestion
          key={question.text}
          question={question}
          numberText={numberTexts[index] ?? ''}
          chosenAnswer={chosenTitles[index]}
          isOpen={openQuestions[index] ?? false}
          onToggle={(isOpen) => toggle(index, isOpen)}
          openLabel={copy.openLabel}
          badHeading={copy.badHeading}
          goodHeading={copy.goodHeading}
        >
          {choiceFields[index]}
        </AskedQuestion>
      ))}
      {hasBegun && missing.length > 0 && <p className={styles.missing}>{missingText}</p>}
      {letter.length > 0 && <LetterSheet copy={sheet} letter={letter} onRestart={restart} />}
      <p role="status" className="sr-only">
        {letter.length > 0
          ? `${remarks.attemptRemark} ${sheet.heading}: ${letter[3]}`
          : hasBegun && `${lastRemark} ${missingText}`}
      </p>
    </div>
  );
}
