'use client';
import { type ReactNode, useEffect } from 'react';
import { cn } from '../../looks/cn.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { followAddress } from './follow-address.ts';
import './modal.css';

interface ModalProps {
  /** DOM id: buttons name it through `opensDialog`, and `#id` in an address opens it. */
  id: string;
  /** Name of the modal, read out when it opens. */
  label: string;
  closeLabel: string;
  /** 26, 36 or 60 rem; film: as large as a picture of 16 by 9 can be. */
  size: 'small' | 'medium' | 'wide' | 'film';
  /** With room inside; without: the content reaches the edges. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A card in the middle of the page. It opens and closes without script (see Dialog): by its button,
 * by Escape, by a click outside; focus stays inside and returns; the page behind stands still.
 */
export function Modal(props: ModalProps) {
  const { id, label, closeLabel, size, padded = true, className, children } = props;
  useEffect(() => followAddress(window), []);
  return (
    <Dialog
      id={id}
      label={label}
      closeLabel={closeLabel}
      placement="center"
      className={cn('modal', `modal-${size}`, className)}
    >
      <div className={padded ? 'p-6 sm:p-10' : undefined}>{children}</div>
    </Dialog>
  );
}
