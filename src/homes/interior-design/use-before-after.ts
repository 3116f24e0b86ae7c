import { type ChangeEvent, type PointerEvent, useRef, useState } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';

/** Returns the share of the width left of a pointer, in whole percent. */
export function shareAt(x: number, { left, width }: { left: number; width: number }): number {
  return Math.round(Math.min(1, Math.max(0, (x - left) / width)) * 100);
}

/** Pixels that a finger moves horizontally before a drag begins. */
const dragThreshold = 6;

/**
 * Share of a before-and-after picture: follows a mouse at once, a finger once it moves horizontally or taps
 * (so that the page can still be scrolled over the picture), and keys through the range input inside it.
 */
export function useBeforeAfter(start: number) {
  const [share, setShare] = useState(start);
  const [dragging, setStill] = useState(false);
  const range = useRef<HTMLInputElement>(null);
  useArrowKeys(
    () => range.current,
    (by) => setShare((now) => Math.min(100, Math.max(0, now + by))),
  );
  const drag = useRef<{ x: number; y: number; follows: boolean }>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    setShare(shareAt(event.clientX, event.currentTarget.getBoundingClientRect()));
  };
  return {
    share,
    /** Disables transitions during a drag. */
    dragging,
    stage: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const follows = event.pointerType !== 'touch';
        drag.current = { x: event.clientX, y: event.clientY, follows };
        setStill(true);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (follows) follow(event);
        // The keys continue from the end of the drag.
        event.preventDefault();
        range.current?.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = drag.current;
        if (!from) return;
        const aside = Math.abs(event.clientX - from.x);
        from.follows ||= aside > dragThreshold && aside > Math.abs(event.clientY - from.y);
        if (from.follows) follow(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (drag.current) follow(event);
        drag.current = null;
        setStill(false);
      },
      onPointerCancel() {
        drag.current = null;
        setStill(false);
      },
    },
    input: {
      ref: range,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setShare(Number(event.currentTarget.value)),
    },
    show: setShare,
  };
}
