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
  const [isDragging, setIsDragging] = useState(false);
  const rangeRef = useRef<HTMLInputElement>(null);
  useArrowKeys(
    () => rangeRef.current,
    (change) => setShare((now) => Math.min(100, Math.max(0, now + change))),
  );
  const dragRef = useRef<{ x: number; y: number; isFollowing: boolean }>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    setShare(shareAt(event.clientX, event.currentTarget.getBoundingClientRect()));
  };
  return {
    share,
    /** Disables transitions during a drag. */
    isDragging,
    stage: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const isFollowing = event.pointerType !== 'touch';
        dragRef.current = { x: event.clientX, y: event.clientY, isFollowing };
        setIsDragging(true);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (isFollowing) follow(event);
        // The keys continue from the end of the drag.
        event.preventDefault();
        rangeRef.current?.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const drag = dragRef.current;
        if (!drag) return;
        const horizontalDistance = Math.abs(event.clientX - drag.x);
        drag.isFollowing ||=
          horizontalDistance > dragThreshold &&
          horizontalDistance > Math.abs(event.clientY - drag.y);
        if (drag.isFollowing) follow(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (dragRef.current) follow(event);
        dragRef.current = null;
        setIsDragging(false);
      },
      onPointerCancel() {
        dragRef.current = null;
        setIsDragging(false);
      },
    },
    input: {
      ref: rangeRef,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setShare(Number(event.currentTarget.value)),
    },
    show: setShare,
  };
}
