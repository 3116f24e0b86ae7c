'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { correct, type Mark, marksWithin, toggleMark, wordsIn } from './correct.ts';
import styles from './legend-desk.module.css';
import { type MarkName, markNames, proofMarks } from './proof-marks.ts';

/** Initial sentence of the board, and its marks. */
const sample = 'the Second reader reads it it 3 times and once a loud';
const sampleMarks: readonly Mark[] = [
  { name: 'capital', wordIndex: 0 },
  { name: 'lower-case', wordIndex: 1 },
  { name: 'delete', wordIndex: 5 },
  { name: 'spell-out', wordIndex: 6 },
  { name: 'comma', wordIndex: 7 },
  { name: 'close-up', wordIndex: 10 },
  { name: 'period', wordIndex: 11 },
];

const text = {
  sentence: 'A sentence of yours',
  words: 'Its words',
  insertion: 'To put in',
  marks: 'Marks',
  corrected: 'Set as marked',
  clear: 'Take all marks off',
  chosen: 'Marks go to “{word}”.',
  needsText: 'Write what is to be put in, then press the mark.',
};

const MarkSymbol = ({ name }: { name: MarkName }) => (
  <svg viewBox="0 0 40 40" className={styles.proofSign} aria-hidden="true">
    <path d={proofMarks[name].sign} />
  </svg>
);

/** Returns the accessible description of a word's marks. */
const describeMarks = (word: string, marks: readonly Mark[]) =>
  [
    word,
    ...marks.map(({ name, text: inserted }) =>
      [proofMarks[name].title, inserted].filter(Boolean).join(': '),
    ),
  ].join(', ');

/** Editor for a sentence: the visitor selects a word and presses a mark; the corrected sentence is below. */
export function LegendDesk() {
  const id = useId();
  const hydrated = useHydrated();
  const wordsRef = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState(sample);
  const [marks, setMarks] = useState<readonly Mark[]>(sampleMarks);
  const [wordIndex, setWordIndex] = useState(2);
  const [insertion, setInsertion] = useState('');
  const [status, setStatus] = useState('');
  const sentenceWords = wordsIn(sentence);
  const chosen = Math.min(wordIndex, Math.max(0, sentenceWords.length - 1));
  const corrected = correct(sentenceWords, marks);

  const applyMark = (name: MarkName) => {
    if (sentenceWords.length === 0) return;
    if (name === 'insert' && insertion.trim() === '') {
      setStatus(text.needsText);
      document.getElementById(`${id}-put`)?.focus();
      return;
    }
    setStatus('');
    const mark: Mark =
      name === 'insert'
        ? { name, wordIndex: chosen, text: insertion.trim() }
        : { name, wordIndex: chosen };
    setMarks((before) => toggleMark(before, mark));
    if (name === 'insert') setInsertion('');
  };
  const focusWord = (index: number) => {
    const next = Math.max(0, Math.min(sentenceWords.length - 1, index));
    setWordIndex(next);
    wordsRef.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowRight: chosen + 1,
      ArrowLeft: chosen - 1,
      Home: 0,
      End: sentenceWords.length - 1,
    };
    const step = steps[event.key];
    const name = markNames.find((each) => proofMarks[each].key === event.key.toLowerCase());
    if (step === undefined && !name) return;
    event.preventDefault();
    if (step !== undefined) focusWord(step);
    else if (name) applyMark(name);
  };

  return (
    <>
      {/* client:visible observes this element: the root has no box (`display: contents`). */}
      <span className={styles.extent} />
      <div className={styles.marking}>
        <label className={styles.label} htmlFor={`${id}-sentence`}>
          {text.sentence}
        </label>
        <textarea
          id={`${id}-sentence`}
          className={styles.field}
          rows={2}
          value={sentence}
          maxLength={160}
          readOnly={!hydrated}
          autoComplete="off"
          onChange={({ target }) => {
            setSentence(target.value);
            const count = wordsIn(target.value).length;
            // A new sentence has no marks; an extended one keeps them.
            setMarks((before) =>
              target.value.startsWith(sentence.trim().slice(0, 3))
                ? marksWithin(before, count)
                : [],
            );
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a line of words. */}
        <div
          ref={wordsRef}
          role="group"
          aria-label={text.words}
          className={styles.text}
          onKeyDown={onKey}
        >
          {sentenceWords.map((word, index) => {
            const wordMarks = marks.filter((mark) => mark.wordIndex === index);
            const inserted = wordMarks.find(({ name }) => name === 'insert')?.text;
            return (
              <button
                key={index}
                type="button"
                className={styles.word}
                aria-pressed={index === chosen}
                aria-label={describeMarks(word, wordMarks)}
                tabIndex={index === chosen ? 0 : -1}
                disabled={!hydrated}
                data-deleted={wordMarks.some(({ name }) => name === 'delete') || undefined}
                onClick={() => setWordIndex(index)}
              >
                {inserted && <span className={styles.insertion}>{inserted}</span>}
                <span className={styles.plainText}>{word}</span>
                <span className={styles.signs}>
                  {wordMarks.map(({ name }) => (
                    <MarkSymbol key={name} name={name} />
                  ))}
                </span>
              </button>
            );
          })}
        </div>
        <div className={styles.result}>
          <h3 className={styles.label} id={`${id}-corrected`}>
            {text.corrected}
          </h3>
          <output className={styles.clean} aria-labelledby={`${id}-corrected`}>
            {corrected}
          </output>
          <button
            type="button"
            className={styles.clear}
            disabled={!hydrated || marks.length === 0}
            onClick={() => setMarks([])}
          >
            {text.clear}
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons stand in a list of their own. */}
        <div role="group" aria-label={text.marks} className={styles.marks}>
          <p className={styles.chosen}>
            {sentenceWords.length > 0 && text.chosen.replace('{word}', sentenceWords[chosen] ?? '')}{' '}
            {status}
          </p>
          <label className={styles.insertionField} htmlFor={`${id}-put`}>
            <span>{text.insertion}</span>
            <input
              id={`${id}-put`}
              value={insertion}
              maxLength={40}
              readOnly={!hydrated}
              autoComplete="off"
              onChange={({ target }) => setInsertion(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') applyMark('insert');
              }}
            />
          </label>
          <ul>
            {markNames.map((name) => {
              const { title, key, before, after } = proofMarks[name];
              return (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.mark}
                    disabled={!hydrated}
                    aria-pressed={marks.some(
                      (mark) => mark.wordIndex === chosen && mark.name === name,
                    )}
                    onClick={() => applyMark(name)}
                  >
                    <MarkSymbol name={name} />
                    <span className={styles.name}>
                      {title} <kbd>{key}</kbd>
                    </span>
                    <span className={styles.example}>
                      <span>{before}</span> <span>→ {after}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </>
  );
}
