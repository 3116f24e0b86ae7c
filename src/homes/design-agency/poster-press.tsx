'use client';
import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import type { Notice, RuleName } from './poster.ts';
import styles from './poster-press.module.css';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import { savePoster } from './save-poster.ts';

type CopyKey =
  | 'legend'
  | 'wordLabel'
  | 'nextLabel'
  | 'downloadLabel'
  | 'fileName'
  | 'sheet'
  | 'rule'
  | 'moreText';

interface PosterPressProps {
  /** Number of the initial poster; also its seed. */
  firstSheet: number;
  notice: Notice;
  rules: readonly { name: RuleName; title: string; text: string }[];
  copy: Record<CopyKey, string>;
}

/** Poster generator: choose one of seven rules, enter a word or a number, and download the poster. */
export function PosterPress({ firstSheet, notice, rules, copy }: PosterPressProps) {
  const [rule, setRule] = useState<RuleName>('half');
  const [seed, setSeed] = useState(firstSheet);
  const [word, setWord] = useState(notice.word);
  const lines = { word: word.trim() || '?', detail: word === notice.word ? notice.detail : '' };
  const poster = posterOf(rule, seed, lines);
  const ruleNumber = rules.findIndex(({ name }) => name === rule) + 1;
  const chosenRule = rules[ruleNumber - 1];
  return (
    <>
      <div className={`${styles.columns} lf-container`}>
        <div className={styles.sheet}>
          <PosterView
            poster={poster}
            label={`${lines.word}. ${copy.sheet} ${seed}, ${copy.rule} ${ruleNumber}.`}
          />
          <p role="status">
            {copy.sheet} {seed}, {copy.rule} {ruleNumber}, {chosenRule?.title}
          </p>
        </div>
        <fieldset className={styles.rules}>
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
              <span className={`${styles.number} font-display`} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.rule}>
                <b className="font-display tracking-heading">{title}</b> {text}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <label htmlFor="press-word">{copy.wordLabel}</label>
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
              {copy.nextLabel}
            </Button>
            <Button
              tone="outline"
              onClick={() => savePoster(poster, `${copy.fileName}-${ruleNumber}-${seed}.svg`)}
            >
              {copy.downloadLabel}
            </Button>
          </p>
        </div>
      </div>
      <p className={`${styles.moreText} lf-container`}>{copy.moreText}</p>
      <div className={styles.strip}>
        {Array.from({ length: 8 }, (_, i) => seed + 1 + i).map((nextSeed) => (
          <div key={nextSeed}>
            <PosterView poster={posterOf(rule, nextSeed, lines)} />
            <button
              type="button"
              aria-label={`${copy.sheet} ${nextSeed}`}
              onClick={() => setSeed(nextSeed)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
