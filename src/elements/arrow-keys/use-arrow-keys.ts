import { useEffect, useRef } from 'react';

/** Widgets that use arrow keys themselves. */
const arrowKeyWidgets =
  'input, textarea, select, dialog, [popover], [role="tablist"], [role="menu"], [role="radiogroup"], [contenteditable]';

/** Step of each arrow key. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Handles the left and the right arrow key for an element that is in view, wherever the focus is, unless
 * the focused widget uses them itself or the event was prevented.
 */
export function useArrowKeys(
  findElement: () => Element | null,
  onStep: (step: -1 | 1) => void,
): void {
  const latest = useRef({ findElement, onStep });
  useEffect(() => {
    latest.current = { findElement, onStep };
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const step = steps[key];
      if (!step || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(arrowKeyWidgets)) return;
      const box = latest.current.findElement()?.getBoundingClientRect();
      if (!box || box.top >= innerHeight || box.bottom <= 0) return;
      event.preventDefault();
      latest.current.onStep(step);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
