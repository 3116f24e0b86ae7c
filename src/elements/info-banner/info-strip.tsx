import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './info-banner.css';

interface InfoStripProps {
  /** Names the strip for assistive technology. */
  label: string;
  children: ReactNode;
  /** Name of the closing button; without it the strip stays. */
  close?: string;
  className?: string;
}

/** One line of news across the page. An open `<dialog>`, so it closes without any script. */
export function InfoStrip({ label, children, close, className }: InfoStripProps) {
  return (
    <dialog open aria-label={label} className={cn('info-strip', className)}>
      <div className="info-strip-words">{children}</div>
      {close && (
        <form method="dialog">
          <button type="submit" aria-label={close} className="info-strip-close">
            <X aria-hidden="true" />
          </button>
        </form>
      )}
    </dialog>
  );
}
