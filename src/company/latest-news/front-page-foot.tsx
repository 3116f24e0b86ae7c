import type { ReactNode } from 'react';
import './paper-sheet.css';

/** End of the front page: a narrow and a wide box side by side. */
export function FrontPageFoot({ children }: { children: ReactNode }) {
  return <div className="paper-sheet paper-foot container pb-12 md:pb-16">{children}</div>;
}
