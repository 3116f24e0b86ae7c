/** Space between two slides, in pixels; the row without script keeps it by margins, too. */
export const slideGap = 30;

/** Slides in view from each window width up: 1, 2 from 768 px, 4 from 992 px, where text is 16 px. */
export const slidesInView = [
  { from: 0, count: 1 },
  { from: 768, count: 2 },
  { from: 992, count: 4 },
] as const;

/** Time between two slides of the rotation, in milliseconds. */
export const rotationDelay = 3000;

/** How the slides stand: a row of 1, 2 or 4; a pair; one that fades; one in front of turned others. */
export type CarouselView = 'row' | 'pair' | 'fade' | 'coverflow';

/** Slides in view from each window width up, by view. */
export const slidesOf: Record<CarouselView, readonly { from: number; count: number }[]> = {
  row: slidesInView,
  pair: slidesInView.slice(0, 2),
  fade: slidesInView.slice(0, 1),
  coverflow: [
    { from: 0, count: 1 },
    { from: 768, count: 3 },
  ],
};

/** Coverflow as the specification has it. */
export const coverflow = { rotate: 50, depth: 100, scale: 1, modifier: 1, stretch: 0 } as const;
