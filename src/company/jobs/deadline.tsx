import type { ReactNode } from 'react';
import './deadline.module.css';

interface DeadlineProps {
  /** Time at which the opening closes, in ISO 8601. */
  moment: string;
  /** Closed at build time; else the page's own script updates it (`deadline.inline.ts`). */
  isClosed: boolean;
  children: ReactNode;
}

/** Wrapper with a deadline: after it, children with the class `when-open` are hidden, those with `when-closed` are shown. */
export function Deadline({ moment, isClosed, children }: DeadlineProps) {
  return (
    <div data-deadline={moment} data-closed={isClosed ? '' : undefined}>
      {children}
    </div>
  );
}
