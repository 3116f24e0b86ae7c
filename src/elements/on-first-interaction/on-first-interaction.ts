import { interactionEvents, isUserInteraction } from './interaction-events.ts';

/** Returns whether an event is replayed: a key, or a click on a button, which do nothing without the page's script. */
const isReplayed = ({ type, target }: Event): unknown =>
  type === 'keydown' || (type === 'click' && (target as Element).closest?.('button'));

/** Returns whether a key opens the page's search; some browsers open their own unless it is prevented. */
const isSearchKey = (event: Event): boolean =>
  (event as KeyboardEvent).key === '/' && !(event.target as Element).matches('input');

/** Returns whether an event submits a search that the page's script handles in the page. */
const isSearchSubmit = ({ type, target }: Event): boolean =>
  type === 'submit' && (target as HTMLElement).dataset['replayUntil'] === 'page';

/** Dispatches an event again after the script has loaded. */
function replay(event: Event): void {
  const target = event.target as HTMLFormElement;
  if (isSearchSubmit(event)) target.requestSubmit();
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/**
 * Loads a page's script on the first user interaction, so that none of it is part of the page load,
 * and replays the clicks, keys and searches that came before it was loaded.
 */
export function onFirstInteraction(load: () => Promise<unknown>): void {
  const queue: Event[] = [];
  const listeners = new AbortController();
  let isLoading = false;
  const handle = async (event: Event) => {
    if (!isUserInteraction(event)) return;
    if (isSearchSubmit(event) || isSearchKey(event)) event.preventDefault();
    if (isSearchSubmit(event) || isReplayed(event)) queue.push(event);
    if (isLoading) return;
    isLoading = true;
    try {
      await load();
    } catch {
      // If the script cannot be loaded, the browser does what it does without script.
    }
    listeners.abort();
    queue.forEach(replay);
  };
  for (const type of [...interactionEvents, 'submit'])
    addEventListener(type, handle, {
      capture: true,
      // Passive for scrolling; keys and submits may be prevented.
      passive: type === 'wheel',
      signal: listeners.signal,
    });
}
