import type { ReactNode } from 'react';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { NapkinPanel } from './napkin-panel.tsx';
import './stats-napkin.css';

interface StatsNapkinProps {
  /** Anchor of the section. */
  id: string;
  /** The paper of the napkin. */
  media: SizedPicture;
  /** The figures, usually `StatsTally`. */
  children: ReactNode;
}

/** The last panel of the napkin, with its lower edge on the table. */
export function StatsNapkin({ id, media, children }: StatsNapkinProps) {
  return (
    <section id={id} className="stats-napkin">
      <NapkinPanel media={media} className="stats-napkin-panel">
        {children}
      </NapkinPanel>
    </section>
  );
}
