import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import portfolioSectionStyles from '../portfolio-section.module.css';
import styles from './call-to-action-tile.module.css';
import projectGridStyles from './project-grid.module.css';

/** Text and target of the last tile. */
export interface CallToAction {
  /** Call to the visitor, a few words. */
  title: string;
  /** Target, e.g. the contact page. */
  link: string;
}

interface CallToActionTileProps extends CallToAction {
  /** Row span that closes the masonry; left out: a tile like the others. */
  rows?: number | undefined;
}

/** Renders the last tile of a grid: a call to action instead of a project. */
export function CallToActionTile({ title, link, rows }: CallToActionTileProps) {
  return (
    <li
      className={`${projectGridStyles.cell} ${portfolioSectionStyles.cell} ${projectGridStyles.cellLast}`}
      style={{ '--rows': rows } as CSSProperties}
    >
      <a
        href={link}
        data-tone="highlight"
        className={`${styles.last} ${portfolioSectionStyles.last}`}
      >
        {title}
        <ArrowRight aria-hidden="true" className={styles.lastSign} />
      </a>
    </li>
  );
}
