import type { ReactNode } from 'react';
import '../../themes/tones.css';

/** The dark half around a form. */
export function ContactSceneForm({ children }: { children: ReactNode }) {
  return (
    <div data-tone="deep" className="typed-form">
      {children}
    </div>
  );
}
