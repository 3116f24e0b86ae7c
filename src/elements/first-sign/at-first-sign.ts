import { showsPerson, signs } from './signs.ts';

/** Returns whether an event has no default action of its own: a key, or a click on a button. */
const isHeld = ({ type, target }: Event): unknown =>
  type === 'keydown' || (type === 'click' && (target as Element).closest?.('button'));

/**
 * Returns whether a key opens the page's search; some browsers open their own unless it is
 * prevented.
 */
const opensSearch = (event: Event): boolean =>
  (event as KeyboardEvent).key === '/' && !(event.target as Element).matches('input');

/**
 * Returns whether an event is the submission of a search that the page's own code handles, sent
 * before that code has loaded.
 */
const isSearch = ({ type, target }: Event): boolean =>
  type === 'submit' && (target as HTMLElement).dataset['waits'] === 'page';

/** Dispatches an event again that came before the code was loaded. */
function repeat(event: Event): void {
  const target = event.target as HTMLFormElement;
  if (isSearch(event)) target.requestSubmit();
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/**
 * Loads a page's script on the first user interaction, so that none of it is part of the page load,
 * and replays the clicks and keys that come before it has loaded.
 */
export function atFirstSign(load: () => Promise<unknown>): void {
  const held: Event[] = [];
  const ending = new AbortController();
  let isComing = false;
  const note = async (event: Event) => {
    if (!showsPerson(event)) return;
    if (isSearch(event) || opensSearch(event)) event.preventDefault();
    if (isSearch(event) || isHeld(event)) held.push(event);
    if (isComing) return;
    isComing = true;
    try {
      await load();
    } catch {
      // If the code cannot be loaded, the browser does what it does without script.
    }
    ending.abort();
    held.forEach(repeat);
  };
  for (const sign of [...signs, 'submit'])
    addEventListener(sign, note, {
      capture: true,
      // Passive for scrolling; keys and submits may be prevented.
      passive: sign === 'wheel',
      signal: ending.signal,
    });
}
