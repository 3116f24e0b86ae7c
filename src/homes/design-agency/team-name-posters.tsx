import type { CSSProperties } from 'react';
import type { RuleName } from './poster.ts';
import { posterOf } from './poster-rules.ts';
import { PosterView } from './poster-view.tsx';
import styles from './team-name-posters.module.css';

interface TeamNamePostersProps {
  id: string;
  heading: string;
  /** Description of the rule for the row. */
  ruleText: string;
  /** Unit after the number of years. */
  yearsUnit: string;
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
export function TeamNamePosters({ id, heading, ruleText, yearsUnit, staff }: TeamNamePostersProps) {
  const columns = staff.map((member) => `minmax(0, ${member.years}fr)`).join(' ');
  const maxYears = Math.max(...staff.map((member) => member.years));
  return (
    <section id={id} className={styles.house}>
      <div className={styles.head}>
        <h2 className="text-h1 tracking-heading">{heading}</h2>
        <p>{ruleText}</p>
      </div>
      <ul className={styles.row} style={{ '--house-columns': columns } as CSSProperties}>
        {staff.map((member) => (
          <li
            key={member.name}
            style={{ '--house-share': member.years / maxYears } as CSSProperties}
          >
            <PosterView
              poster={posterOf(member.rule, member.seed, {
                word: member.word,
                detail: `${member.years} ${yearsUnit}`,
              })}
            />
            <p>
              <b>{member.name}</b> {member.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
