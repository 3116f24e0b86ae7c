'use client';
import { Button } from '../../elements/button/button.tsx';
import type { Notice, RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import styles from './poster-wall.module.css';
import { useIntervalCount } from './use-interval-count.ts';
import { placeCount, type WallPoster, wallAt, wallPoster } from './wall-layout.ts';

interface PosterWallProps {
  heading: readonly string[];
  lead: string;
  /** Number of the initially newest poster. */
  firstSheet: number;
  notices: readonly Notice[];
  rules: readonly { name: RuleName; title: string; text: string }[];
  copy: {
    /** Word before the number of a sheet. */
    sheet: string;
    /** Word before the number of a rule. */
    rule: string;
    pauseLabel: string;
    resumeLabel: string;
    nextLabel: string;
    /** Accessible name of the list of posters. */
    listLabel: string;
  };
}

/** Wall of generated posters, one of which is replaced at an interval; the newest is red. */
export function PosterWall({ heading, lead, firstSheet, notices, rules, copy }: PosterWallProps) {
  const { step, isRunning, setIsRunning, next } = useIntervalCount(firstSheet, 3600);
  const newest = wallPoster(step, notices.length);
  const newestRule = rules.findIndex(({ name }) => name === newest.rule);
  const renderPoster = ({ sheet, rule, notice }: WallPoster) => {
    const text = notices[notice] ?? { word: '', detail: '' };
    const label = `${text.word}. ${copy.rule} ${rules.findIndex(({ name }) => name === rule) + 1}.`;
    return <PosterView key={sheet} poster={posterOf(rule, sheet, text)} label={label} />;
  };
  return (
    <div className={styles.grid}>
      <div data-first-screen="" className={styles.text}>
        <h1 className={`${styles.heading} tracking-heading`}>
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <p className={styles.rule}>
        <b>
          {copy.sheet} {step}. {copy.rule} {newestRule + 1}.
        </b>{' '}
        {rules[newestRule]?.text}
      </p>
      <p className={styles.actions}>
        <Button tone="ink" size="sm" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? copy.pauseLabel : copy.resumeLabel}
        </Button>
        <Button tone="quiet" size="sm" onClick={next}>
          {copy.nextLabel}
        </Button>
      </p>
      <ul className={styles.sheets} aria-label={copy.listLabel}>
        {wallAt(step, notices.length).map((cell, index) => {
          const isNewest = cell.sheet === step;
          return (
            <li key={index} data-newest={isNewest || undefined}>
              {isNewest && step > firstSheet && (
                <span className={styles.previousSheet} aria-hidden="true">
                  {renderPoster(wallPoster(step - placeCount, notices.length))}
                </span>
              )}
              <span
                className={styles.sheet}
                key={cell.sheet}
                data-new={(isNewest && step > firstSheet) || undefined}
              >
                {renderPoster(cell)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
