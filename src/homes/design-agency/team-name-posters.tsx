import type { CSSProperties } from 'react';
import type { RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import './team-name-posters.css';

interface TeamNamePostersProps {
  id: string;
  heading: string;
  /** Description of the rule for the row. */
  rule: string;
  /** Unit after the number of years. */
  years: string;
  /** Staff members; each poster is generated from the name. */
  staff: readonly {
    name: string;
    word: string;
    rule: RuleName;
    seed: number;
    years: number;
    text: string;
  }[];
}

/** Staff members as posters generated from their names, as wide as their years in the firm. */
export function TeamNamePosters({ id, heading, rule, years, staff }: TeamNamePostersProps) {
  const columns = staff.map((one) => `minmax(0, ${one.years}fr)`).join(' ');
  const mostYears = Math.max(...staff.map((one) => one.years));
  return (
    <section id={id} className="house">
      <div className="house-head">
        <h2 className="text-h1 tracking-heading">{heading}</h2>
        <p>{rule}</p>
      </div>
      <ul className="house-row" style={{ '--house-columns': columns } as CSSProperties}>
        {staff.map((one) => (
          <li key={one.name} style={{ '--house-share': one.years / mostYears } as CSSProperties}>
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
