'use client';
import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import type { Notice, RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import { savePoster } from './save-poster.ts';
import './poster-press.css';

interface PosterPressProps {
  /** Number of the initial poster; also its seed. */
  first: number;
  notice: Notice;
  rules: readonly { name: RuleName; title: string; text: string }[];
  copy: Record<'legend' | 'word' | 'again' | 'take' | 'file' | 'sheet' | 'rule' | 'more', string>;
}

/** Poster generator: choose one of seven rules, enter a word or a number, and download the poster. */
export function PosterPress({ first, notice, rules, copy }: PosterPressProps) {
  const [rule, setRule] = useState<RuleName>('half');
  const [seed, setSeed] = useState(first);
  const [word, setWord] = useState(notice.word);
  const lines = { word: word.trim() || '?', detail: word === notice.word ? notice.detail : '' };
  const poster = posterOf(rule, seed, lines);
  const number = rules.findIndex(({ name }) => name === rule) + 1;
  const chosen = rules[number - 1];
  return (
    <>
      <div className="press-bed container">
        <div className="press-sheet">
          <PosterView
            poster={poster}
            label={`${lines.word}. ${copy.sheet} ${seed}, ${copy.rule} ${number}.`}
          />
          <p role="status">
            {copy.sheet} {seed}, {copy.rule} {number}, {chosen?.title}
          </p>
        </div>
        <fieldset className="press-rules">
          <legend className="sr-only">{copy.legend}</legend>
          {rules.map(({ name, title, text }, index) => (
            <label key={name}>
              <input
                type="radio"
                name="press-rule"
                value={name}
                checked={name === rule}
                onChange={() => setRule(name)}
              />
              <span className="press-number font-display" aria-hidden="true">
                {index + 1}
              </span>
              <span className="press-rule">
                <b className="font-display tracking-heading">{title}</b> {text}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="press-deeds">
          <label htmlFor="press-word">{copy.word}</label>
          <input
            id="press-word"
            className="font-display"
            value={word}
            maxLength={14}
            autoComplete="off"
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <p>
            <Button tone="ink" onClick={() => setSeed(seed + 1)}>
              {copy.again}
            </Button>
            <Button
              tone="outline"
              onClick={() => savePoster(poster, `${copy.file}-${number}-${seed}.svg`)}
            >
              {copy.take}
            </Button>
          </p>
        </div>
      </div>
      <p className="press-more container">{copy.more}</p>
      <div className="press-strip">
        {Array.from({ length: 8 }, (_, i) => seed + 1 + i).map((other) => (
          <div key={other}>
            <PosterView poster={posterOf(rule, other, lines)} />
            <button
              type="button"
              aria-label={`${copy.sheet} ${other}`}
              onClick={() => setSeed(other)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
