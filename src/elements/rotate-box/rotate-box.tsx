import Rotate from 'lucide-react/icons/rotate-3d';
import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './rotate-box.module.css';

interface RotateBoxProps {
  /** Content of the front. */
  front: ReactNode;
  /** Content of the back. */
  back: ReactNode;
  /** Accessible name of the switch: “Turn over: opening hours”. */
  turnLabel: string;
  /**
   * Motion. `turn`: about the vertical axis; `tumble`: about the horizontal axis; `door`: about the
   * left edge.
   */
  variant: 'turn' | 'tumble' | 'door';
  className?: string;
}

/**
 * Flip card with a front and a back. It turns on hover, by its switch (touch and keyboard), and on focus
 * inside the back; screen readers get both sides. With reduced motion the sides swap without turning.
 *
 * Styling hook: `data-variant`.
 */
export function RotateBox({ front, back, turnLabel, variant, className }: RotateBoxProps) {
  return (
    <div className={cn(styles.box, className)} data-variant={variant}>
      <div className={styles.body}>
        <div className={styles.front}>{front}</div>
        <div className={styles.back}>{back}</div>
      </div>
      <label className={styles.switch}>
        <input type="checkbox" className={styles.input} aria-label={turnLabel} />
        <Rotate aria-hidden="true" className="size-5.5" />
      </label>
    </div>
  );
}
