import type { ReactNode } from 'react';
import styles from './paper-sheet.module.css';

/** End of the front page: a narrow and a wide box side by side. */
export function FrontPageFoot({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.sheet} ${styles.foot} lf-container pb-12 md:pb-16`}>{children}</div>
  );
}
