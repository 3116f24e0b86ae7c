import { type RefObject, useEffect } from 'react';
import { neighbor } from './neighbor.ts';

/**
 * Lets the buttons of a floor rotate their tile by a quarter turn, and arrow keys, Home and End move the focus over each
 * `data-arrow-key-stop` in the section around `rootRef`. Adds the number of turns to the name of each.
 */
export function useFloorKeys(rootRef: RefObject<HTMLElement | null>, rotatedSuffix: string): void {
  useEffect(() => {
    const floor = rootRef.current?.closest('section');
    if (!floor) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stops = [...floor.querySelectorAll<HTMLElement>('[data-arrow-key-stop]')];
    for (const stop of stops) {
      if (!(stop instanceof HTMLButtonElement)) continue;
      const name = stop.getAttribute('aria-label') ?? '';
      const initialRotation = Number(stop.style.getPropertyValue('--turn'));
      let rotation = initialRotation;
      stop.disabled = false;
      stop.addEventListener(
        'click',
        () => {
          rotation += 1;
          stop.style.setProperty('--turn', `${rotation}`);
          const quarters = (rotation - initialRotation) % 4;
          stop.setAttribute(
            'aria-label',
            quarters ? `${name}, ${rotatedSuffix.replace('{turn}', `${quarters}`)}` : name,
          );
        },
        { signal },
      );
    }
    floor.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const current = stops.indexOf(event.target as HTMLElement);
        if (current < 0) return;
        // The link of a post covers its whole block except the tiles: measures the box of its text.
        const boxes = stops.map((stop) =>
          (stop.closest('h3')?.parentElement ?? stop).getBoundingClientRect(),
        );
        const next = neighbor(boxes, current, event.key);
        if (next < 0) return;
        event.preventDefault();
        stops[next]?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [rootRef, rotatedSuffix]);
}
