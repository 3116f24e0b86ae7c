'use client';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './hero-roll.module.css';
import { $marks, syncMarks } from './marks.ts';

interface HeroRollTallyProps {
  /** Text without marked frames. */
  noMarksText: string;
  /** Text for one marked frame. */
  oneMarkText: string;
  /** Text for several marked frames; with `{count}`. */
  severalMarksText: string;
  action: { title: string; link: string };
}

/** Number of frames that the visitor has marked, and a link to the letter that lists them. */
export function HeroRollTally({
  noMarksText,
  oneMarkText,
  severalMarksText,
  action,
}: HeroRollTallyProps) {
  const marks = useStore($marks);
  const count = useHydrated() ? marks.length : 0;
  useEffect(syncMarks, []);
  const status = count === 1 ? oneMarkText : severalMarksText.replace('{count}', `${count}`);
  return (
    <p data-this-visit="">
      <span role="status">{count === 0 ? noMarksText : status}</span>{' '}
      {count > 0 && (
        <a href={action.link} className={styles.link}>
          {action.title}
        </a>
      )}
    </p>
  );
}
