const slidesOf = (row: HTMLElement): Element[] => [...row.querySelectorAll('li')];

/** Returns the scroll position of each slide, in pixels. */
function stopsOf(row: HTMLElement): number[] {
  const slides = slidesOf(row);
  const start = slides[0]?.getBoundingClientRect().left ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map((slide) => Math.min(end, slide.getBoundingClientRect().left - start));
}

/**
 * Returns the index of the slide nearest to the edge, from 0; at the end of the row it is the last
 * one. A row that is not laid out yet is at its beginning.
 */
export function slideInFront(row: HTMLElement): number {
  if (row.scrollWidth <= row.clientWidth) return 0;
  const stops = stopsOf(row);
  const distances = stops.map((stop) => Math.abs(stop - row.scrollLeft));
  return distances.lastIndexOf(Math.min(...distances));
}

/** Scrolls the row until a slide is at its edge; ignores indexes out of range. */
export function goTo(row: HTMLElement, index: number): void {
  const stops = stopsOf(row);
  const left = stops[Math.max(0, Math.min(stops.length - 1, index))] ?? 0;
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left, behavior: reducesMotion ? 'instant' : 'smooth' });
}
