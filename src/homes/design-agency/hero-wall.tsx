import type { ReactNode } from 'react';
import styles from './poster-wall.module.css';

interface HeroWallProps {
  id: string;
  /** The island `PosterWall`. */
  children: ReactNode;
}

/** Full-width hero section for `PosterWall`. */
export function HeroWall({ id, children }: HeroWallProps) {
  return (
    <section id={id} className={styles.wall}>
      {children}
    </section>
  );
}
