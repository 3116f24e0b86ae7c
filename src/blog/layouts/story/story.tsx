import type { ReactNode } from 'react';
import '../../../themes/tones.css';

/** Renders a full-bleed picture story on a dark ground. */
export function Story({ children }: { children: ReactNode }) {
  return (
    <article data-tone="ink" className="overflow-x-clip">
      {children}
    </article>
  );
}
