'use client';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { cn } from '../../looks/cn.ts';
import { closesDialog } from './dialog-buttons.ts';
import './dialog.css';

/** Where menus of small screens may end. */
export type SmallScreen = '62rem' | '75rem' | '80rem';

export interface DialogProps {
  /** DOM id; buttons name it through `opensDialog`. */
  id: string;
  /** Name of the dialog, read out when it opens. */
  label: string;
  /** What the close button is called. */
  closeLabel: string;
  /**
   * Where it stands: a drawer at the side, a sheet at the top, a card in the corner, the whole
   * screen, the middle (elements/modal). The others belong to menus: headers/menu-layer.css.
   */
  placement:
    | ('side' | 'top' | 'corner' | 'full' | 'center')
    | ('classic' | 'modern' | 'half' | 'start' | 'push');
  /** The width of the window from which it does not exist, as `62rem`: there it closes by itself. */
  smallScreen?: SmallScreen;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
}

/**
 * A modal dialog that opens without script: `<dialog>` with invoker commands. Escape, a click
 * outside and the close button close it; focus stays inside and returns; the page behind is locked.
 * Its `open` attribute is the browser's alone, so hydration never touches an open one.
 */
export function Dialog(props: DialogProps) {
  const { id, label, closeLabel, placement, smallScreen, className, ref, children } = props;
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      closedby="any"
      data-placement={placement}
      data-small-screen={smallScreen}
      suppressHydrationWarning
      className={cn('dialog bg-surface text-ink', className)}
    >
      <button
        {...closesDialog(id)}
        aria-label={closeLabel}
        // Takes no room of its own, and stays in the corner while what is below scrolls.
        className="sticky top-3 z-10 float-end me-3 mt-3 -mb-15 grid size-12 cursor-pointer place-items-center rounded-full hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      {children}
    </dialog>
  );
}
