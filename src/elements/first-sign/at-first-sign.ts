import { showsPerson, signs } from './signs.ts';

/** A press that only a page's own code answers: the browser itself makes nothing of it. */
const isHeld = ({ type, target }: Event): unknown =>
  type === 'keydown' || (type === 'click' && (target as Element).closest?.('button'));

/** In some browsers the key of a page's search opens one of theirs where nobody prevents it. */
const opensSearch = (event: Event): boolean =>
  (event as KeyboardEvent).key === '/' && !(event.target as Element).matches('input');

/** A search that the page's own code answers in the page, sent before it was there. */
const isSearch = ({ type, target }: Event): boolean =>
  type === 'submit' && (target as HTMLElement).dataset['replayUntil'] === 'page';

/** Does once more what somebody did before the code was there. */
function repeat(event: Event): void {
  const target = event.target as HTMLFormElement;
  if (isSearch(event)) target.requestSubmit();
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/**
 * Fetches a page's own code at the first sign of a person, so that none of it comes with the page,
 * and hands on what was pressed until it was there.
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
      // Where the code cannot be had, the browser does what it does without script.
    }
    ending.abort();
    held.forEach(repeat);
  };
  for (const sign of [...signs, 'submit'])
    addEventListener(sign, note, {
      capture: true,
      // Scrolling waits for no listener; keys and forms may be prevented.
      passive: sign === 'wheel',
      signal: ending.signal,
    });
}
