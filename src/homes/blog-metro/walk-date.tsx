'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import styles from './closing-border.module.css';
import { longDay, todayAt, walkableDay } from './shop-days.ts';

interface WalkDateProps {
  /** Text before hydration. */
  staticText: string;
  /** Text after hydration, with `{day}`. */
  datedText: string;
}

/** Text on the first day on which a tile made today may be walked on. */
export function WalkDate({ staticText, datedText }: WalkDateProps) {
  const now = useNow();
  return (
    <p className={styles.text}>
      {now ? fillTemplate(datedText, { day: longDay(walkableDay(todayAt(now))) }) : staticText}
    </p>
  );
}
