import type { ReactNode } from 'react';
import '../../../themes/tones.css';
import styles from './figure-panel.module.css';

interface FigurePanelProps {
  /** `FigureRow`s. */
  children: ReactNode;
}

/** Renders the figures on a ground of graph paper. */
export function FigurePanel({ children }: FigurePanelProps) {
  return (
    <section data-tone="surface" className={styles.sheet}>
      <ul className={styles.sheetRows}>{children}</ul>
    </section>
  );
}
