import { type ChangeEvent, type PointerEvent, useRef, useState } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';

/** Returns the share of the width left of a pointer, in whole percent. */
export function shareAt(x: number, { left, width }: { left: number; width: number }): number {
  return Math.round(Math.min(1, Math.max(0, (x - left) / width)) * 100);
}

/** Pixels that a finger moves sideways before a drag begins. */
const slop = 6;

/**
 * A picture that is wiped: by a mouse at once, by a finger once it goes sideways or is lifted where
 * it came down (so a page can still be scrolled over it), by keys through the range inside of it.
 */
export function useBeforeAfter(start: number) {
  const [share, setShare] = useState(start);
  const [still, setStill] = useState(false);
  const range = useRef<HTMLInputElement>(null);
  useArrowKeys(
    () => range.current,
    (by) => setShare((now) => Math.min(100, Math.max(0, now + by))),
  );
  const held = useRef<{ x: number; y: number; follows: boolean }>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    setShare(shareAt(event.clientX, event.currentTarget.getBoundingClientRect()));
  };
  return {
    share,
    /** Disables transitions during a drag. */
    still,
    stage: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const follows = event.pointerType !== 'touch';
        held.current = { x: event.clientX, y: event.clientY, follows };
        setStill(true);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (follows) follow(event);
        // The keys continue from the end of the drag.
        event.preventDefault();
        range.current?.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = held.current;
        if (!from) return;
        const aside = Math.abs(event.clientX - from.x);
        from.follows ||= aside > slop && aside > Math.abs(event.clientY - from.y);
        if (from.follows) follow(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (held.current) follow(event);
        held.current = null;
        setStill(false);
      },
      onPointerCancel() {
        held.current = null;
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
