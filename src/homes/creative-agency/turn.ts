/** Arithmetic of a wheel: `turn` is in degrees, without end in both directions; at 0 work 0 is on top. */

/** Returns the degrees from one work to the next. */
const stepOf = (count: number): number => 360 / count;

/** Returns the index of the work on top at a turn: the wheel turns backwards as the works go on. */
export function workAt(turn: number, count: number): number {
  const passed = Math.round(-turn / stepOf(count));
  return ((passed % count) + count) % count;
}

/** Returns the nearest turn at which a work is on top. */
export function turnTo(index: number, turn: number, count: number): number {
  const target = -index * stepOf(count);
  return target + Math.round((turn - target) / 360) * 360;
}

/**
 * Returns the turn at which a wheel released at a speed (degrees a millisecond) comes to rest: on a work, at
 * most three on.
 */
export function restAfter(turn: number, speed: number, count: number): number {
  const step = stepOf(count);
  const glide = Math.max(-3 * step, Math.min(3 * step, speed * 260));
  return Math.round((turn + glide) / step) * step;
}

/** Returns the degrees between two points as seen from the hub, the shorter way round. */
export function angleBetween(
  hub: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  const angle = (p: { x: number; y: number }) => Math.atan2(p.y - hub.y, p.x - hub.x);
  const degrees = ((angle(to) - angle(from)) * 180) / Math.PI;
  return degrees - 360 * Math.round(degrees / 360);
}

/** Returns the work that a key leads to; undefined for other keys. */
export function workAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
