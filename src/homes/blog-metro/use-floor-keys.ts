import { type RefObject, useEffect } from 'react';
import { neighbor } from './neighbor.ts';

/**
 * Lets the buttons of a floor turn their tile by a quarter, and arrow keys, Home and End move over each
 * `data-arrow-key-stop` in the section around `rootRef`. Adds the number of turns to the name of each.
 */
export function useFloorKeys(rootRef: RefObject<HTMLElement | null>, turned: string): void {
  useEffect(() => {
    const floor = rootRef.current?.closest('section');
    if (!floor) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stops = [...floor.querySelectorAll<HTMLElement>('[data-arrow-key-stop]')];
    for (const stop of stops) {
      if (!(stop instanceof HTMLButtonElement)) continue;
      const name = stop.getAttribute('aria-label') ?? '';
      const first = Number(stop.style.getPropertyValue('--turn'));
      let turn = first;
      stop.disabled = false;
      stop.addEventListener(
        'click',
        () => {
          turn += 1;
          stop.style.setProperty('--turn', `${turn}`);
          const quarters = (turn - first) % 4;
          stop.setAttribute(
            'aria-label',
            quarters ? `${name}, ${turned.replace('{turn}', `${quarters}`)}` : name,
          );
        },
        { signal },
      );
    }
    floor.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const from = stops.indexOf(event.target as HTMLElement);
        if (from < 0) return;
        // A link of a post covers all of its block but the tiles: its box is that of its text.
        const boxes = stops.map((stop) =>
          (stop.closest('.losa-post-words') ?? stop).getBoundingClientRect(),
        );
        const next = neighbor(boxes, from, event.key);
        if (next < 0) return;
        event.preventDefault();
        stops[next]?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [rootRef, turned]);
}
