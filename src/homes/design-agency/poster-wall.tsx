'use client';
import { Button } from '../../elements/button/button.tsx';
import type { Notice, RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import { useIntervalCount } from './use-interval-count.ts';
import { type HungPoster, hungPoster, places, wallAt } from './wall-layout.ts';
import './poster-wall.css';

interface PosterWallProps {
  heading: readonly string[];
  lead: string;
  /** Number of the initially newest poster. */
  first: number;
  notices: readonly Notice[];
  rules: readonly { name: RuleName; title: string; text: string }[];
  /** Labels before a sheet's number and before a rule's, and of the buttons. */
  copy: { sheet: string; rule: string; freeze: string; run: string; next: string; sheets: string };
}

/** Wall of generated posters, one of which is replaced at an interval; the newest is red. */
export function PosterWall({ heading, lead, first, notices, rules, copy }: PosterWallProps) {
  const { step, running, setRunning, next } = useIntervalCount(first, 3600);
  const newest = hungPoster(step, notices.length);
  const number = rules.findIndex(({ name }) => name === newest.rule);
  const draw = ({ sheet, rule, notice }: HungPoster) => {
    const says = notices[notice] ?? { word: '', detail: '' };
    const label = `${says.word}. ${copy.rule} ${rules.findIndex(({ name }) => name === rule) + 1}.`;
    return <PosterView key={sheet} poster={posterOf(rule, sheet, says)} label={label} />;
  };
  return (
    <div className="wall-grid">
      <div data-first-screen="" className="wall-words">
        <h1 className="wall-heading tracking-heading">
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="wall-lead">{lead}</p>
      </div>
      <p className="wall-rule">
        <b>
          {copy.sheet} {step}. {copy.rule} {number + 1}.
        </b>{' '}
        {rules[number]?.text}
      </p>
      <p className="wall-deeds">
        <Button tone="ink" size="sm" onClick={() => setRunning(!running)}>
          {running ? copy.freeze : copy.run}
        </Button>
        <Button tone="quiet" size="sm" onClick={next}>
          {copy.next}
        </Button>
      </p>
      <ul className="wall-sheets" aria-label={copy.sheets}>
        {wallAt(step, notices.length).map((cell, index) => {
          const isNewest = cell.sheet === step;
          return (
            <li key={index} data-newest={isNewest || undefined}>
              {isNewest && step > first && (
                <span className="wall-under" aria-hidden="true">
                  {draw(hungPoster(step - places, notices.length))}
                </span>
              )}
              <span
                className="wall-sheet"
                key={cell.sheet}
                data-new={(isNewest && step > first) || undefined}
              >
                {draw(cell)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
