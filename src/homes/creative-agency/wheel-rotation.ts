/** Arithmetic of a wheel: `rotation` is in degrees, unbounded in both directions; at 0 work 0 is on top. */

/** Returns the degrees from one work to the next. */
const degreesPerWork = (count: number): number => 360 / count;

/** Returns the index of the work on top at a rotation: higher indexes are at negative rotations. */
export function workAt(rotation: number, count: number): number {
  const passedCount = Math.round(-rotation / degreesPerWork(count));
  return ((passedCount % count) + count) % count;
}

/** Returns the nearest rotation at which a work is on top. */
export function rotationTo(index: number, rotation: number, count: number): number {
  const target = -index * degreesPerWork(count);
  return target + Math.round((rotation - target) / 360) * 360;
}

/**
 * Returns the rotation at which a wheel released at a speed (degrees per millisecond) stops: at a work, at
 * most three works away.
 */
export function restingRotation(rotation: number, speed: number, count: number): number {
  const step = degreesPerWork(count);
  const glide = Math.max(-3 * step, Math.min(3 * step, speed * 260));
  return Math.round((rotation + glide) / step) * step;
}

/** Returns the angle between two points as seen from the center, from -180 to 180 degrees. */
export function angleBetween(
  center: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  const angle = (p: { x: number; y: number }) => Math.atan2(p.y - center.y, p.x - center.x);
  const degrees = ((angle(to) - angle(from)) * 180) / Math.PI;
  return degrees - 360 * Math.round(degrees / 360);
}

/** Returns the index of the work that a key moves to; undefined for other keys. */
export function workAfter(key: string, currentIndex: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (currentIndex + 1) % count;
  if (key === 'ArrowLeft') return (currentIndex + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
