import { watchFollowing } from './follow-scroll.ts';
import { watchLayers } from './layers.ts';
import { watchSizes } from './measure.ts';
import { watchScroll } from './scroll-state.ts';

/** What a header needs of its page: where it has scrolled to, how tall it is, what lies over it. */
export function watchHeader(win: Window & typeof globalThis, signal: AbortSignal): void {
  watchScroll(win, signal);
  watchFollowing(win, signal);
  watchSizes(win, signal);
  watchLayers(win, signal);
}
