import { watchFollowing } from './follow-scroll.ts';
import { watchLayers } from './layers.ts';
import { watchSizes } from './measure.ts';
import { watchScroll } from './scroll-state.ts';

/** Tracks scroll state, sizes and open layers for a header, until the signal aborts. */
export function watchHeader(win: Window & typeof globalThis, signal: AbortSignal): void {
  watchScroll(win, signal);
  watchFollowing(win, signal);
  watchSizes(win, signal);
  watchLayers(win, signal);
}
