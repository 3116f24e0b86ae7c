import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import styles from './about-life-timeline.module.css';
import { ageAt, type Birth, type LifeEntry } from './life.ts';
import type { LifeTimelineCopy } from './life-copy-types.ts';

interface AboutLifeEntryProps {
  date: LifeEntry;
  birth: Birth;
  copy: LifeTimelineCopy;
  /** Years since the previous entry. */
  gap: number;
  isOpen: boolean;
}

/** Entry of the timeline: year, age, works, lessons and losses. */
export function AboutLifeEntry({ date, birth, copy, gap, isOpen }: AboutLifeEntryProps) {
  const { year, month, title, made, learned, lost } = date;
  const age = ageAt(birth, year, month);
  const parts = [
    { key: 'made', label: copy.made, text: made },
    { key: 'learned', label: copy.learned, text: learned },
    { key: 'lost', label: copy.lost, text: lost },
  ] as const;
  return (
    <li
      className={styles.entry}
      data-open={isOpen ? '' : undefined}
      style={{ '--gap': gap } as CSSProperties}
    >
      <p className={`${styles.year} font-display`}>
        {year} <span>{age === 0 ? copy.birthText : fillTemplate(copy.ageText, { age })}</span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.parts}>
        {parts.map(({ key, label, text }) => (
          <div key={key} data-part={key} data-empty={text ? undefined : ''}>
            <dt>{label}</dt>
            <dd>{text ?? copy.nothingText}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
