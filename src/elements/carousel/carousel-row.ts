/** Gap between two slides, in pixels; the row without script uses the same value as a margin. */
export const slideGap = 30;

/** Visible slides by minimum window width: 1, 2 from 768 px, 4 from 992 px, at a text size of 16 px. */
export const slidesInView = [
  { from: 0, count: 1 },
  { from: 768, count: 2 },
  { from: 992, count: 4 },
] as const;

/** Autoplay interval, in milliseconds. */
export const rotationDelay = 3000;

/**
 * Slides in view, and the transition between them. `row`: 1, 2 or 4 slides that move sideways;
 * `pair`: up to 2 such slides; `fade`: one at a time, cross-faded; `coverflow`: one in front, the
 * others rotated.
 */
export type CarouselEffect = 'row' | 'pair' | 'fade' | 'coverflow';

/** Visible slides by minimum window width, for each effect. */
export const slidesPerView: Record<CarouselEffect, readonly { from: number; count: number }[]> = {
  row: slidesInView,
  pair: slidesInView.slice(0, 2),
  fade: slidesInView.slice(0, 1),
  coverflow: [
    { from: 0, count: 1 },
    { from: 768, count: 3 },
  ],
};

/** Coverflow parameters of the specification. */
export const coverflow = { rotate: 50, depth: 100, scale: 1, modifier: 1, stretch: 0 } as const;
