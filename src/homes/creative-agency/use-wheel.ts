import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { angleBetween, restAfter, turnTo, workAfter, workAt } from './turn.ts';

/** A pointer that holds the wheel. */
interface Hand {
  id: number;
  /** Turn of the wheel at its start, and its position in the window. */
  x: number;
  y: number;
  time: number;
  speed: number;
  holds: boolean;
}

/**
 * A wheel of `count` works: its turn, and its control by keys, buttons and pointers. During a drag the turn is
 * written to the tray itself, and React state changes only when another work is on top.
 */
export function useWheel(count: number) {
  const tray = useRef<HTMLUListElement>(null);
  const live = useRef(0);
  const hand = useRef<Hand | null>(null);
  const wasTurned = useRef(false);
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const at = workAt(turn, count);

  const stand = (to: number) => {
    live.current = to;
    setTurn(to);
  };
  const go = (index: number, focus = false) => {
    stand(turnTo(index, live.current, count));
    const links = tray.current?.querySelectorAll('a');
    if (focus) links?.[index]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : workAfter(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    go(next, event.target instanceof HTMLAnchorElement);
  };
  // The hint is beside the wheel.
  useArrowKeys(
    () => tray.current?.parentElement ?? null,
    (by) => go((at + by + count) % count),
  );
  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    hand.current = { id, x, y, time, speed: 0, holds: false };
    wasTurned.current = false;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = hand.current;
    if (!now || now.id !== event.pointerId || !tray.current) return;
    if (!now.holds) {
      if (Math.abs(event.clientX - now.x) < 7) return;
      now.holds = true;
      wasTurned.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(true);
    }
    // The tray has no size: its box is the hub.
    const { x, y } = tray.current.getBoundingClientRect();
    const degrees = angleBetween({ x, y }, now, { x: event.clientX, y: event.clientY });
    const passed = Math.max(1, event.timeStamp - now.time);
    now.speed = now.speed * 0.6 + (degrees / passed) * 0.4;
    Object.assign(now, { x: event.clientX, y: event.clientY, time: event.timeStamp });
    live.current += degrees;
    tray.current.style.setProperty('--turn', `${live.current}deg`);
    if (workAt(live.current, count) !== at) setTurn(live.current);
  };
  const letGo = (event: PointerEvent) => {
    const now = hand.current;
    hand.current = null;
    if (!now?.holds) return;
    setHeld(false);
    const rested = event.timeStamp - now.time > 90 ? 0 : now.speed;
    stand(restAfter(live.current, rested, count));
    // Suppresses the click after a drag.
    setTimeout(() => {
      wasTurned.current = false;
    });
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasTurned.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A picture that the browser carries away takes the pointer with it.
  const onDragStart = (event: DragEvent) => event.preventDefault();
  const stage = { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo };
  return { tray, turn, at, held, go, onKeyDown, stage: { ...stage, onClickCapture, onDragStart } };
}
