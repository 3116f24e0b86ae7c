import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './text-slider.css';

interface SnapSliderProps {
  /** Names the region that scrolls. */
  label: string;
  slides: readonly { id: string; body: ReactNode }[];
  className?: string;
}

/**
 * A row that scrolls and snaps: by finger, by trackpad, by arrow keys when it has the focus. Browsers
 * that know `::scroll-button` draw buttons and dots as well.
 */
export function SnapSlider({ label, slides, className }: SnapSliderProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
      tabIndex={0}
      className={cn('snap-slider', className)}
    >
      {slides.map(({ id, body }) => (
        <div key={id} className="snap-slide">
          {body}
        </div>
      ))}
    </section>
  );
}
