import type { ReactNode } from 'react';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { NapkinPanel } from './napkin-panel.tsx';
import styles from './stats-napkin.module.css';

interface StatsNapkinProps {
  /** Anchor of the section. */
  id: string;
  /** Picture of the napkin's paper. */
  media: SizedPicture;
  /** The figures, usually `StatsTally`. */
  children: ReactNode;
}

/** Last panel of the napkin, with its lower edge. */
export function StatsNapkin({ id, media, children }: StatsNapkinProps) {
  return (
    <section id={id} className={styles.napkin}>
      <NapkinPanel media={media} className={styles.napkinPanel}>
        {children}
      </NapkinPanel>
    </section>
  );
}
