import type { ReactNode } from 'react';
import './paper-sheet.css';

/** The foot of a sheet: a narrow box and a wide one, side by side below a rule. */
export function FrontPageFoot({ children }: { children: ReactNode }) {
  return <div className="paper-sheet paper-foot container pb-12 md:pb-16">{children}</div>;
}
