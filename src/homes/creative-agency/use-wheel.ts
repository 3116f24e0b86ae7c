import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { angleBetween, restingRotation, rotationTo, workAfter, workAt } from './wheel-rotation.ts';

/** A drag of the wheel by one pointer. */
interface Drag {
  pointerId: number;
  /** Last pointer position, in client coordinates. */
  x: number;
  y: number;
  /** Time stamp of that position, in milliseconds. */
  time: number;
  /** Smoothed angular velocity, in degrees per millisecond. */
  speed: number;
  /** True once the pointer has moved far enough to be a drag and not a click. */
  isDragging: boolean;
}

/**
 * A wheel of `count` works: its rotation in degrees, and its control by keys, buttons and pointers. During a
 * drag the rotation is written to the list's style, and React state changes only when another work is on top.
 */
export function useWheel(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const rotationRef = useRef(0);
  const dragRef = useRef<Drag | null>(null);
  const wasDraggedRef = useRef(false);
  const [rotation, setRotation] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  const currentIndex = workAt(rotation, count);

  const commitRotation = (newRotation: number) => {
    rotationRef.current = newRotation;
    setRotation(newRotation);
  };
  const goTo = (index: number, focus = false) => {
    commitRotation(rotationTo(index, rotationRef.current, count));
    const links = listRef.current?.querySelectorAll('a');
    if (focus) links?.[index]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey
        ? undefined
        : workAfter(event.key, currentIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next, event.target instanceof HTMLAnchorElement);
  };
  // The hint is beside the wheel.
  useArrowKeys(
    () => listRef.current?.parentElement ?? null,
    (offset) => goTo((currentIndex + offset + count) % count),
  );
  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: time } = event;
    dragRef.current = { pointerId, x, y, time, speed: 0, isDragging: false };
    wasDraggedRef.current = false;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = dragRef.current;
    if (!drag || drag.pointerId !== event.pointerId || !listRef.current) return;
    if (!drag.isDragging) {
      if (Math.abs(event.clientX - drag.x) < 7) return;
      drag.isDragging = true;
      wasDraggedRef.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDragging(true);
    }
    // The list is 0 × 0, so its bounding box is the wheel's center.
    const { x, y } = listRef.current.getBoundingClientRect();
    const degrees = angleBetween({ x, y }, drag, { x: event.clientX, y: event.clientY });
    const elapsed = Math.max(1, event.timeStamp - drag.time);
    drag.speed = drag.speed * 0.6 + (degrees / elapsed) * 0.4;
    Object.assign(drag, { x: event.clientX, y: event.clientY, time: event.timeStamp });
    rotationRef.current += degrees;
    listRef.current.style.setProperty('--turn', `${rotationRef.current}deg`);
    if (workAt(rotationRef.current, count) !== currentIndex) setRotation(rotationRef.current);
  };
  const onPointerEnd = (event: PointerEvent) => {
    const drag = dragRef.current;
    dragRef.current = null;
    if (!drag?.isDragging) return;
    setIsDragging(false);
    const releaseSpeed = event.timeStamp - drag.time > 90 ? 0 : drag.speed;
    commitRotation(restingRotation(rotationRef.current, releaseSpeed, count));
    // Suppresses the click after a drag.
    setTimeout(() => {
      wasDraggedRef.current = false;
    });
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasDraggedRef.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Native image dragging would cancel the pointer events.
  const onDragStart = (event: DragEvent) => event.preventDefault();
  const stageHandlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
    onDragStart,
  };
  return { listRef, rotation, currentIndex, isDragging, goTo, onKeyDown, stageHandlers };
}
