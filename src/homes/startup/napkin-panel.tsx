import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import './napkin-panel.css';

interface NapkinPanelProps {
  /** The paper, stretched to the panel: creased, with two folds that cross in its middle. */
  media: SizedPicture;
  /** Largest picture of the first screen: its own text alternative; otherwise it is decoration. */
  priority?: boolean;
  className?: string;
  children: ReactNode;
}

/** Four quarters of an unfolded paper napkin; one panel below another is one longer napkin. */
export function NapkinPanel({ media, priority = false, className, children }: NapkinPanelProps) {
  return (
    <div className={cn('napkin-panel', className)}>
      <div className="napkin-shadow">
        <div className="napkin-sheet">
          <Picture
            {...media}
            {...(priority ? { priority } : { alt: '', placeholder: false })}
            className="napkin-paper"
            imgClassName="napkin-paper-image"
          />
        </div>
      </div>
      <div className="napkin-content">{children}</div>
    </div>
  );
}
