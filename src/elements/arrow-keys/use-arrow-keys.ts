import { useEffect, useRef } from 'react';

/** Widgets that use arrow keys themselves. */
const arrowKeyWidgets =
  'input, textarea, select, dialog, [popover], [role="tablist"], [role="menu"], [role="radiogroup"], [contenteditable]';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Handles the left and the right arrow key for an element that is in view, wherever the focus is, unless
 * the focused widget uses them itself or the event was prevented.
 */
export function useArrowKeys(find: () => Element | null, step: (by: -1 | 1) => void): void {
  const latest = useRef({ find, step });
  useEffect(() => {
    latest.current = { find, step };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const by = steps[key];
      if (!by || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(arrowKeyWidgets)) return;
      const box = latest.current.find()?.getBoundingClientRect();
      if (!box || box.top >= innerHeight || box.bottom <= 0) return;
      event.preventDefault();
      latest.current.step(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
