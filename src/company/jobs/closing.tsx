import type { ReactNode } from 'react';
import './closing.css';

interface ClosingProps {
  /** The moment from which the opening is closed, for machines. */
  moment: string;
  /** It is closed already; else the page's own script sees to it (`closing.inline.ts`). */
  closed: boolean;
  children: ReactNode;
}

/** What says of itself when it closes: parts of class `when-open` go then, those of `when-closed` come. */
export function Closing({ moment, closed, children }: ClosingProps) {
  return (
    <div data-closes={moment} data-closed={closed ? '' : undefined}>
      {children}
    </div>
  );
}
