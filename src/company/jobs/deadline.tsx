import type { ReactNode } from 'react';
import './deadline.css';

interface DeadlineProps {
  /** The moment from which the opening is closed, for machines. */
  moment: string;
  /** Closed at build time; else the page's own script updates it (`deadline.inline.ts`). */
  closed: boolean;
  children: ReactNode;
}

/** Wrapper with a deadline: children of class `when-open` disappear then, those of `when-closed` appear. */
export function Deadline({ moment, closed, children }: DeadlineProps) {
  return (
    <div data-deadline={moment} data-closed={closed ? '' : undefined}>
      {children}
    </div>
  );
}
