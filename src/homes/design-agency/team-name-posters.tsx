import type { CSSProperties } from 'react';
import type { RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import './team-name-posters.css';

interface TeamNamePostersProps {
  id: string;
  heading: string;
  /** The rule that the row follows. */
  rule: string;
  /** After a number of years. */
  years: string;
  /** The staff; each sheet is made of the name. */
  staff: readonly {
    name: string;
    word: string;
    rule: RuleName;
    seed: number;
    years: number;
    text: string;
  }[];
}

/** The staff: a poster each, made of the name, as wide as the years in the firm. */
export function TeamNamePosters({ id, heading, rule, years, staff }: TeamNamePostersProps) {
  const columns = staff.map((one) => `minmax(0, ${one.years}fr)`).join(' ');
  const most = Math.max(...staff.map((one) => one.years));
  return (
    <section id={id} className="house">
      <div className="house-head">
        <h2 className="text-h1 tracking-heading">{heading}</h2>
        <p>{rule}</p>
      </div>
      <ul className="house-row" style={{ '--house-columns': columns } as CSSProperties}>
        {staff.map((one) => (
          <li key={one.name} style={{ '--house-share': one.years / most } as CSSProperties}>
            <PosterView
              poster={posterOf(one.rule, one.seed, {
                word: one.word,
                detail: `${one.years} ${years}`,
              })}
            />
            <p>
              <b>{one.name}</b> {one.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
