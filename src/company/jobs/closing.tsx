import type { ReactNode } from 'react';
import './closing.css';

interface ClosingProps {
  /** The moment from which the opening is closed, for machines. */
  moment: string;
  /** Closed at build time; else the page's own script updates it (`closing.inline.ts`). */
  closed: boolean;
  children: ReactNode;
}

/** Wrapper with a closing time: children of class `when-open` disappear then, those of `when-closed` appear. */
export function Closing({ moment, closed, children }: ClosingProps) {
  return (
    <div data-closes={moment} data-closed={closed ? '' : undefined}>
      {children}
    </div>
  );
}
