'use client';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { cn } from '../../themes/cn.ts';
import { closeDialogAttributes } from './dialog-buttons.ts';
import './dialog.css';

/** Breakpoints at which small-screen menus end. */
export type CloseBreakpoint = '62rem' | '75rem' | '84rem';

/** Props of `Dialog`. */
export interface DialogProps {
  /** DOM id; buttons reference it through `openDialogAttributes`. */
  id: string;
  /** Accessible name, announced on opening. */
  label: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /**
   * Position. `side`: drawer; `top`: sheet; `corner`: card; `full`: whole screen; `center`:
   * elements/modal.
   * The others belong to menus: headers/menu-layer.css.
   */
  placement:
    | ('side' | 'top' | 'corner' | 'full' | 'center')
    | ('classic' | 'modern' | 'half' | 'start' | 'push');
  /** Window width from which the dialog does not exist, e.g. `62rem`: it closes there by itself. */
  closeBreakpoint?: CloseBreakpoint;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  /** Content of the dialog. */
  children: ReactNode;
}

/**
 * Modal dialog that opens without script: `<dialog>` with invoker commands. Escape, a click
 * outside and the close button close it; focus is trapped and restored; the page does not scroll.
 * Only the browser sets its `open` attribute, so hydration leaves an open dialog alone.
 *
 * State: `open`. Styling hooks: `data-placement`, `data-small-screen`.
 */
export function Dialog(props: DialogProps) {
  const { id, label, closeLabel, placement, closeBreakpoint, className, ref, children } = props;
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      closedby="any"
      data-placement={placement}
      data-small-screen={closeBreakpoint}
      suppressHydrationWarning
      className={cn('lf-dialog bg-surface text-ink', className)}
    >
      <button
        {...closeDialogAttributes(id)}
        aria-label={closeLabel}
        // Takes no space in the layout, and stays in the corner while the content scrolls.
        className="sticky top-3 z-10 float-end me-3 mt-3 -mb-15 grid size-12 cursor-pointer place-items-center rounded-full hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      {children}
    </dialog>
  );
}
