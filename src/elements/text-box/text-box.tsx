import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './text-box.module.css';

interface TextBoxProps {
  /** Heading of the box. */
  title: string;
  /** Text of the box. */
  children: ReactNode;
  /**
   * Visual style. `frame`: thin border; `split`: title and text side by side, in two tones; `note`:
   * taped note; `side`: thick side border.
   */
  variant: 'frame' | 'split' | 'note' | 'side';
  /** Short text above the title. */
  label?: string;
  className?: string;
}

/**
 * Callout box with a title.
 *
 * Styling hook: `data-variant`.
 */
export function TextBox({ title, children, variant, label, className }: TextBoxProps) {
  return (
    <section className={cn(styles.box, className)} data-variant={variant}>
      <div className={styles.boxHead}>
        {label && <p className={styles.boxLabel}>{label}</p>}
        <h3 className={styles.boxTitle}>{title}</h3>
      </div>
      <div className={styles.boxBody}>{children}</div>
    </section>
  );
}
