import type { ReactNode } from 'react';
import { TilePicture } from './tile-picture.tsx';
import './tile-grid.module.css';
import styles from './closing-border.module.css';
import postsFloorStyles from './posts-floor.module.css';

interface ClosingBorderProps {
  id: string;
  /** Id of the tile pattern of the border. */
  pattern: string;
  /** Name of the firm. */
  signature: string;
  /** Text on when the floor may be walked on. */
  children: ReactNode;
}

/** Row of tiles in matching pairs, and one line below it. */
export function ClosingBorder({ id, pattern, signature, children }: ClosingBorderProps) {
  return (
    <section id={id}>
      <div className={styles.border} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <TilePicture key={index} pattern={pattern} sizes="(width >= 62rem) 8.4vw, 25vw" />
        ))}
      </div>
      <div className={styles.borderLine}>
        {children}
        <p className={postsFloorStyles.facts}>{signature}</p>
      </div>
    </section>
  );
}
