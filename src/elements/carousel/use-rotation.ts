import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Returns true while the mouse is over the slides. */
function usePointed(row: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  useEffect(() => {
    const element = row.current;
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setPointed(event.type === 'pointerenter');
    };
    element?.addEventListener('pointerenter', point);
    element?.addEventListener('pointerleave', point);
    return () => {
      element?.removeEventListener('pointerenter', point);
      element?.removeEventListener('pointerleave', point);
    };
  }, [row]);
  return pointed;
}

/** Returns true while the focus is inside, except on the button that toggles autoplay. */
function useFocused(frame: RefObject<HTMLElement | null>): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const follow = () =>
      setFocused(
        Boolean(element?.contains(document.activeElement)) &&
          !document.activeElement?.hasAttribute('data-rotation'),
      );
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, [frame]);
  return focused;
}

/**
 * Controls autoplay. The visitor's button takes precedence; with reduced motion, autoplay is off until
 * the button is pressed; hover or focus on the slides pauses it, so that no slide moves
 * while it is being read.
 */
export function useRotation(
  swiper: Swiper | undefined,
  frame: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
) {
  const [wanted, setWanted] = useState(true);
  const pointed = usePointed(row);
  const focused = useFocused(frame);

  useEffect(() => {
    const query = matchMedia(lessMotion);
    const follow = () => setWanted(!query.matches);
    if (query.matches) follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  const moving = wanted && !pointed && !focused;
  useEffect(() => {
    if (!swiper || !moving) return;
    swiper.autoplay.start();
    return () => {
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, moving]);

  return { wanted, moving, toggle: () => setWanted((now) => !now) };
}
