/** Space between two slides, in pixels; the row without script keeps it by margins, too. */
export const slideGap = 30;

/** Slides in view from each window width up: 1, 2 from 768 px, 4 from 992 px. */
export const slidesInView = [
  { from: 0, count: 1 },
  { from: 768, count: 2 },
  { from: 992, count: 4 },
] as const;

/** Time between two slides of the rotation, in milliseconds. */
export const rotationDelay = 3000;
