import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './growing-panels.module.css';

/** One panel of `GrowingPanels`. */
export interface Panel {
  /** Heading and link text. */
  title: string;
  /** Sentence shown while the panel is expanded. */
  content: string;
  /** URL of the panel. */
  link: string;
  /** Picture element that fills the panel. */
  picture: ReactNode;
}

interface GrowingPanelsProps {
  /** Three to five panels. */
  items: readonly Panel[];
  className?: string;
}

/** Row of picture panels that share the width: the panel with hover or focus expands. */
export function GrowingPanels({ items, className }: GrowingPanelsProps) {
  return (
    <ul className={cn(styles.panels, className)}>
      {items.map(({ title, content, link, picture }) => (
        <li key={title} className={styles.panel}>
          <div className={styles.panelPicture}>{picture}</div>
          <div className={styles.panelText}>
            <a href={link} className={styles.panelLink}>
              {title}
            </a>
            <p className={styles.panelContent}>{content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
