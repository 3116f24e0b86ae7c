/** Pixels after which the header counts as stuck. Specification, section 9. */
export const stickyThreshold = 5;
/** Pixels after which the arrow to the top shows. Specification, section 9. */
export const toTopThreshold = 300;
/** Pixels after which a bar that hides may do so: before that it would only flicker. */
export const awayThreshold = 120;
/** Smaller moves keep the direction: a finger trembles. */
const jitterThreshold = 4;

/** What a scroll position means for the frame. */
export interface ScrollState {
  /** Pixels from the top at which the direction was last decided. */
  y: number;
  direction: 'up' | 'down';
  stuck: boolean;
  /** Far enough down for the bar to leave. */
  away: boolean;
  /** Far enough down for the arrow to the top. */
  far: boolean;
}

/** The state at position `y`, coming from `before`. At the top the direction is always up. */
export function scrollState(y: number, before?: ScrollState): ScrollState {
  const stuck = y > stickyThreshold;
  const past = { stuck, away: y > awayThreshold, far: y > toTopThreshold };
  if (!before || !stuck) return { y, direction: 'up', ...past };
  if (Math.abs(y - before.y) < jitterThreshold) return { ...before, ...past };
  return { y, direction: y > before.y ? 'down' : 'up', ...past };
}

/** Keeps `data-stuck`, `data-away`, `data-far` and `data-scroll="up|down"` of `<html>` true to the scroll. */
export function watchScroll(win: Window, signal: AbortSignal): void {
  const root = win.document.documentElement;
  let state: ScrollState | undefined;
  const read = () => {
    state = scrollState(win.scrollY, state);
    root.toggleAttribute('data-stuck', state.stuck);
    root.toggleAttribute('data-away', state.away);
    root.toggleAttribute('data-far', state.far);
    if (root.dataset['scroll'] !== state.direction) root.dataset['scroll'] = state.direction;
  };
  read();
  win.addEventListener('scroll', read, { passive: true, signal });
}
