'use client';
import { type ReactNode, useEffect } from 'react';
import { cn } from '../../themes/cn.ts';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './modal.module.css';
import { syncModalsWithUrl } from './sync-modals-with-url.ts';

interface ModalProps {
  /** DOM id: buttons reference it through `openDialogAttributes`, and `#id` in a URL opens it. */
  id: string;
  /** Accessible name, announced on opening. */
  label: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** 26, 36 or 60 rem wide; `film`: as large as a 16:9 picture can be. */
  size: 'small' | 'medium' | 'wide' | 'film';
  /** With padding; without: the content reaches the edges. */
  padded?: boolean;
  className?: string;
  /** Content of the modal. */
  children: ReactNode;
}

/**
 * Centered modal dialog. It opens and closes without script (see Dialog): by its button,
 * Escape and a click outside; focus is trapped and restored; the page does not scroll.
 *
 * State: `open`.
 */
export function Modal(props: ModalProps) {
  const { id, label, closeLabel, size, padded = true, className, children } = props;
  useEffect(() => syncModalsWithUrl(window), []);
  return (
    <Dialog
      id={id}
      label={label}
      closeLabel={closeLabel}
      placement="center"
      className={cn(styles.modal, styles[`modal-${size}`], className)}
    >
      <div className={padded ? 'p-6 sm:p-10' : undefined}>{children}</div>
    </Dialog>
  );
}
