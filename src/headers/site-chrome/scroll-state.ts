/** Pixels of scroll after which the header counts as stuck (specification, section 9). */
export const stickyThreshold = 5;
/** Pixels of scroll after which the link to the top shows (specification, section 9). */
export const toTopThreshold = 300;
/** Pixels of scroll after which a hiding bar may hide; earlier it would flicker. */
export const awayThreshold = 120;
/** Pixels; smaller moves keep the direction, since a finger is never still. */
const jitterThreshold = 4;

/** Scroll state of the page that header and footer style by. */
export interface ScrollState {
  /** Pixels from the top at which the direction was last decided. */
  y: number;
  direction: 'up' | 'down';
  stuck: boolean;
  /** Past the height after which a hiding bar hides. */
  away: boolean;
  /** Past the height after which the link to the top shows. */
  far: boolean;
}

/** Returns the state at position `y` after a previous state. At the top the direction is `up`. */
export function scrollState(y: number, previous?: ScrollState): ScrollState {
  const stuck = y > stickyThreshold;
  const thresholds = { stuck, away: y > awayThreshold, far: y > toTopThreshold };
  if (!previous || !stuck) return { y, direction: 'up', ...thresholds };
  if (Math.abs(y - previous.y) < jitterThreshold) return { ...previous, ...thresholds };
  return { y, direction: y > previous.y ? 'down' : 'up', ...thresholds };
}

/**
 * Sets `data-stuck`, `data-away`, `data-far` and `data-scroll="up|down"` on `<html>` at each
 * scroll.
 */
export function watchScroll(win: Window, signal: AbortSignal): void {
  const root = win.document.documentElement;
  let state: ScrollState | undefined;
  const update = () => {
    state = scrollState(win.scrollY, state);
    root.toggleAttribute('data-stuck', state.stuck);
    root.toggleAttribute('data-away', state.away);
    root.toggleAttribute('data-far', state.far);
    if (root.dataset['scroll'] !== state.direction) root.dataset['scroll'] = state.direction;
  };
  update();
  win.addEventListener('scroll', update, { passive: true, signal });
}
