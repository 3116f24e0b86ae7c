import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './text-slider.module.css';

interface SnapSliderProps {
  /** Accessible name of the scrollable region. */
  label: string;
  /** Slides; `id` is their React key. */
  slides: readonly { id: string; body: ReactNode }[];
  className?: string;
}

/**
 * Scroll-snap slider: by touch, trackpad, and arrow keys when focused. Browsers
 * with `::scroll-button` add buttons and dots.
 */
export function SnapSlider({ label, slides, className }: SnapSliderProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
      tabIndex={0}
      className={cn(styles.snapSlider, className)}
    >
      {slides.map(({ id, body }) => (
        <div key={id} className={styles.snapSlide}>
          {body}
        </div>
      ))}
    </section>
  );
}
