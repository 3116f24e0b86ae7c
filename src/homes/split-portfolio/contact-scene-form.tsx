import type { ReactNode } from 'react';
import '../../themes/tones.css';

/** Dark half of the contact section, around the form. */
export function ContactSceneForm({ children }: { children: ReactNode }) {
  return (
    <div data-tone="deep" className="typed-form">
      {children}
    </div>
  );
}
