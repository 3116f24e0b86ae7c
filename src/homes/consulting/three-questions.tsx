'use client';
import { useId, useRef, useState } from 'react';
import { conversation, letterOf, within } from './cut-letter.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { QuestionChoice } from './question-choice.tsx';
import type { Answers, AskedWords, LetterSheetWords, Often } from './question-words.ts';
import './three-questions.css';

interface ThreeQuestionsProps {
  words: AskedWords;
  sheet: LetterSheetWords;
  /** What stands in the fields before anybody has typed. */
  start: Answers;
}

/**
 * Three questions, one after another: each answer is answered in the margin and changes what is asked
 * next; the third makes a letter of one page, which can be printed, copied or sent.
 */
export function ThreeQuestions({ words, sheet, start }: ThreeQuestionsProps) {
  const id = useId();
  const [answers, setAnswers] = useState(start);
  const set = (more: Partial<Answers>) => setAnswers((before) => ({ ...before, ...more }));
  const root = useRef<HTMLDivElement>(null);
  /** The figures stay; the first question is asked anew. */
  const again = () => {
    setAnswers(({ people, minutes, often }) => ({ people, minutes, often }));
    root.current?.querySelector('input')?.focus();
  };
  const said = conversation(answers, words);
  const letter = letterOf(answers, words, sheet);
  const number = (field: 'people' | 'minutes', most: number) => (
    <label className="neck-count">
      <span>{words.count[field]}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={answers[field]}
        onChange={({ currentTarget }) =>
          set({ [field]: within(currentTarget.valueAsNumber, 1, most) })
        }
      />
    </label>
  );

  return (
    <div ref={root} className="neck-questions">
      <QuestionChoice
        name={`${id}-kind`}
        ask={words.askKind}
        choices={words.kinds}
        chosen={answers.kind}
        onChoose={(kind) => set({ kind })}
        said={said.first}
      >
        <div className="neck-counts">
          {number('people', 5000)}
          {number('minutes', 600)}
          <label className="neck-count">
            <span>{words.count.often}</span>
            <select
              value={answers.often}
              onChange={({ currentTarget }) => set({ often: currentTarget.value as Often })}
            >
              {words.often.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </div>
      </QuestionChoice>
      {said.askNotice && (
        <QuestionChoice
          name={`${id}-notice`}
          ask={said.askNotice}
          choices={words.notices}
          chosen={answers.notice}
          onChoose={(notice) => set({ notice })}
          said={said.second}
        />
      )}
      {said.askTried && (
        <QuestionChoice
          name={`${id}-tried`}
          ask={said.askTried}
          choices={words.tries}
          chosen={answers.tried}
          onChoose={(tried) => set({ tried })}
          said={said.third}
        />
      )}
      {letter.length > 0 && <LetterSheet words={sheet} letter={letter} onAgain={again} />}
      <p role="status" className="sr-only">
        {letter.length > 0
          ? `${said.third} ${sheet.heading}: ${letter[3]}`
          : said.second
            ? `${said.second} ${said.askTried}`
            : said.first && `${said.first} ${said.askNotice}`}
      </p>
    </div>
  );
}
