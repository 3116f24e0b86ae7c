import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './info-banner.module.css';

interface InfoStripProps {
  /** Accessible name of the strip. */
  label: string;
  /** The message, with or without a link. */
  children: ReactNode;
  /** Accessible name of the close button. Omitted: the strip cannot be closed. */
  close?: string;
  className?: string;
}

/**
 * One-line announcement across the page. An open, non-modal `<dialog>`, so it closes without
 * script.
 */
export function InfoStrip({ label, children, close, className }: InfoStripProps) {
  return (
    <dialog open aria-label={label} className={cn(styles.strip, className)}>
      <div className={styles.stripText}>{children}</div>
      {close && (
        <form method="dialog">
          <button type="submit" aria-label={close} className={styles.stripClose}>
            <X aria-hidden="true" />
          </button>
        </form>
      )}
    </dialog>
  );
}
