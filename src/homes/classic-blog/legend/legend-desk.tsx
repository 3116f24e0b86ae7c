'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { correct, type Mark, marksWithin, withMark, wordsIn } from './correct.ts';
import './legend-desk.css';
import { type MarkName, markNames, proofMarks } from './proof-marks.ts';

/** Initial sentence of the board, and its marks. */
const sample = 'the Second reader reads it it 3 times and once a loud';
const sampleMarks: readonly Mark[] = [
  { name: 'capital', at: 0 },
  { name: 'lower-case', at: 1 },
  { name: 'delete', at: 5 },
  { name: 'spell-out', at: 6 },
  { name: 'comma', at: 7 },
  { name: 'close-up', at: 10 },
  { name: 'period', at: 11 },
];

const text = {
  sentence: 'A sentence of yours',
  words: 'Its words',
  put: 'To put in',
  marks: 'Marks',
  corrected: 'Set as marked',
  clear: 'Take all marks off',
  chosen: 'Marks go to “{word}”.',
  needsText: 'Write what is to be put in, then press the mark.',
};

const Sign = ({ name }: { name: MarkName }) => (
  <svg viewBox="0 0 40 40" className="proof-sign" aria-hidden="true">
    <path d={proofMarks[name].sign} />
  </svg>
);

/** Returns the accessible description of a word's marks. */
const described = (word: string, marks: readonly Mark[]) =>
  [
    word,
    ...marks.map(({ name, text: put }) => [proofMarks[name].title, put].filter(Boolean).join(': ')),
  ].join(', ');

/** Editor for a sentence: the visitor selects a word and presses a mark; the corrected sentence is below. */
export function LegendDesk() {
  const id = useId();
  const hydrated = useHydrated();
  const words = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState(sample);
  const [marks, setMarks] = useState<readonly Mark[]>(sampleMarks);
  const [at, setAt] = useState(2);
  const [put, setPut] = useState('');
  const [said, setSaid] = useState('');
  const list = wordsIn(sentence);
  const chosen = Math.min(at, Math.max(0, list.length - 1));
  const clean = correct(list, marks);

  const make = (name: MarkName) => {
    if (list.length === 0) return;
    if (name === 'insert' && put.trim() === '') {
      setSaid(text.needsText);
      document.getElementById(`${id}-put`)?.focus();
      return;
    }
    setSaid('');
    const mark: Mark =
      name === 'insert' ? { name, at: chosen, text: put.trim() } : { name, at: chosen };
    setMarks((before) => withMark(before, mark));
    if (name === 'insert') setPut('');
  };
  const go = (to: number) => {
    const next = Math.max(0, Math.min(list.length - 1, to));
    setAt(next);
    words.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowRight: chosen + 1,
      ArrowLeft: chosen - 1,
      Home: 0,
      End: list.length - 1,
    };
    const step = steps[event.key];
    const name = markNames.find((each) => proofMarks[each].key === event.key.toLowerCase());
    if (step === undefined && !name) return;
    event.preventDefault();
    if (step !== undefined) go(step);
    else if (name) make(name);
  };

  return (
    <>
      {/* client:visible observes this element: the root has no box (`display: contents`). */}
      <span className="marking-extent" />
      <div className="marking">
        <label className="marking-label" htmlFor={`${id}-sentence`}>
          {text.sentence}
        </label>
        <textarea
          id={`${id}-sentence`}
          className="marking-field"
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
          ref={words}
          role="group"
          aria-label={text.words}
          className="marking-words"
          onKeyDown={onKey}
        >
          {list.map((word, index) => {
            const own = marks.filter((mark) => mark.at === index);
            const inserted = own.find(({ name }) => name === 'insert')?.text;
            return (
              <button
                key={index}
                type="button"
                className="marking-word"
                aria-pressed={index === chosen}
                aria-label={described(word, own)}
                tabIndex={index === chosen ? 0 : -1}
                disabled={!hydrated}
                data-deleted={own.some(({ name }) => name === 'delete') || undefined}
                onClick={() => setAt(index)}
              >
                {inserted && <span className="marking-put">{inserted}</span>}
                <span className="marking-type">{word}</span>
                <span className="marking-signs">
                  {own.map(({ name }) => (
                    <Sign key={name} name={name} />
                  ))}
                </span>
              </button>
            );
          })}
        </div>
        <div className="marking-result">
          <h3 className="marking-label" id={`${id}-corrected`}>
            {text.corrected}
          </h3>
          <output className="marking-clean" aria-labelledby={`${id}-corrected`}>
            {clean}
          </output>
          <button
            type="button"
            className="marking-clear"
            disabled={!hydrated || marks.length === 0}
            onClick={() => setMarks([])}
          >
            {text.clear}
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons stand in a list of their own. */}
        <div role="group" aria-label={text.marks} className="marking-marks">
          <p className="marking-chosen">
            {list.length > 0 && text.chosen.replace('{word}', list[chosen] ?? '')} {said}
          </p>
          <label className="marking-put-in" htmlFor={`${id}-put`}>
            <span>{text.put}</span>
            <input
              id={`${id}-put`}
              value={put}
              maxLength={40}
              readOnly={!hydrated}
              autoComplete="off"
              onChange={({ target }) => setPut(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') make('insert');
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
                    className="marking-mark"
                    disabled={!hydrated}
                    aria-pressed={marks.some((mark) => mark.at === chosen && mark.name === name)}
                    onClick={() => make(name)}
                  >
                    <Sign name={name} />
                    <span className="marking-name">
                      {title} <kbd>{key}</kbd>
                    </span>
                    <span className="marking-example">
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
