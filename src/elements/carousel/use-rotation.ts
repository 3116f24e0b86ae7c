import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Returns true while the mouse is over the slides. */
function useHovered(row: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    const element = row.current;
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setHovered(event.type === 'pointerenter');
    };
    element?.addEventListener('pointerenter', onPointer);
    element?.addEventListener('pointerleave', onPointer);
    return () => {
      element?.removeEventListener('pointerenter', onPointer);
      element?.removeEventListener('pointerleave', onPointer);
    };
  }, [row]);
  return hovered;
}

/** Returns true while the focus is inside, except on the button that toggles autoplay. */
function useFocused(section: RefObject<HTMLElement | null>): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = section.current;
    const update = () =>
      setFocused(
        Boolean(element?.contains(document.activeElement)) &&
          !document.activeElement?.hasAttribute('data-rotation'),
      );
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
    };
  }, [section]);
  return focused;
}

/**
 * Controls autoplay. The visitor's button takes precedence; with reduced motion, autoplay is off until
 * the button is pressed; hover or focus on the slides pauses it, so that no slide moves
 * while it is being read.
 */
export function useRotation(
  swiper: Swiper | undefined,
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
) {
  const [enabled, setEnabled] = useState(true);
  const hovered = useHovered(row);
  const focused = useFocused(section);

  useEffect(() => {
    const mediaQuery = matchMedia(reducedMotionQuery);
    const applyPreference = () => setEnabled(!mediaQuery.matches);
    if (mediaQuery.matches) applyPreference();
    mediaQuery.addEventListener('change', applyPreference);
    return () => mediaQuery.removeEventListener('change', applyPreference);
  }, []);

  const rotating = enabled && !hovered && !focused;
  useEffect(() => {
    if (!swiper || !rotating) return;
    swiper.autoplay.start();
    return () => {
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, rotating]);

  return { enabled, rotating, toggle: () => setEnabled((current) => !current) };
}
