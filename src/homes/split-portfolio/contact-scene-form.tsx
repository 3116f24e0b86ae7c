import type { ReactNode } from 'react';
import '../../themes/tones.css';
import contactSceneStyles from './contact-scene.module.css';
import printHalvesStyles from './print-halves.module.css';

/** Dark half of the contact section, around the form. */
export function ContactSceneForm({ children }: { children: ReactNode }) {
  return (
    <div data-tone="deep" className={`${contactSceneStyles.form} ${printHalvesStyles.contactForm}`}>
      {children}
    </div>
  );
}
