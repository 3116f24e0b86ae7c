import type { ReactNode } from 'react';
import styles from './menu-rail.module.css';

/** Link of the rail: id of a section, its name, and the path of its icon (24 by 24). */
interface Stop {
  id: string;
  title: string;
  iconPath: string;
}

interface MenuRailProps {
  label: string;
  top: Stop;
  kites: readonly Stop[];
  post: Stop;
  /** The island `MenuRailKeys`. */
  children: ReactNode;
}

/**
 * Navigation at the right of the slides: a link to each of them. Sticky as long as
 * they are in view; works without script.
 */
export function MenuRail({ label, top, kites, post, children }: MenuRailProps) {
  return (
    <nav aria-label={label} className={styles.rail}>
      <ol className={styles.railStops}>
        {[top, ...kites, post].map(({ id, title, iconPath }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.railStop}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={iconPath} />
              </svg>
              <span className={styles.railTitle}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
