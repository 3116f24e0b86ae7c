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
  link: { title: string; link: string };
}

/** Number of frames that the visitor has marked, and a link to the letter that lists them. */
export function HeroRollTally({
  noMarksText,
  oneMarkText,
  severalMarksText,
  link,
}: HeroRollTallyProps) {
  const marks = useStore($marks);
  const count = useHydrated() ? marks.length : 0;
  useEffect(syncMarks, []);
  const status = count === 1 ? oneMarkText : severalMarksText.replace('{count}', `${count}`);
  return (
    <p className="wr-tally" data-this-visit="">
      <span role="status">{count === 0 ? noMarksText : status}</span>{' '}
      {count > 0 && (
        <a href={link.link} className={styles.link}>
          {link.title}
        </a>
      )}
    </p>
  );
}
