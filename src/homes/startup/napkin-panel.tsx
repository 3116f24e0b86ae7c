import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import './napkin-panel.css';

interface NapkinPanelProps {
  /** Picture of a creased napkin, stretched to the panel. */
  media: SizedPicture;
  /** Largest picture of the first screen: its own text alternative; otherwise it is decoration. */
  priority?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Panel with the texture of a paper napkin, in four quarters. */
export function NapkinPanel({ media, priority = false, className, children }: NapkinPanelProps) {
  return (
    <div className={cn('napkin-panel', className)}>
      <div className="napkin-shadow">
        <div className="napkin-sheet">
          <Picture
            {...media}
            {...(priority ? { priority } : { alt: '' })}
            className="napkin-paper"
            imgClassName="napkin-paper-image"
          />
        </div>
      </div>
      <div className="napkin-content">{children}</div>
    </div>
  );
}
