/** Box on the page, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const offsets: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, right, bottom }: Box) =>
  [(left + right) / 2, (top + bottom) / 2] as const;

/** Pixels by which adjacent boxes may overlap, since sizes are rounded. */
const tolerance = 2;

/** Returns the distance of a box beyond the edge of another, in the direction of a key. */
const distanceAhead = (current: Box, box: Box, [x, y]: readonly [x: number, y: number]) => {
  if (x !== 0) return x > 0 ? box.left - current.right : current.left - box.right;
  return y > 0 ? box.top - current.bottom : current.top - box.bottom;
};

/**
 * Returns the index of the box that an arrow key moves to: the nearest in that direction; boxes
 * in the same row or column come before diagonal ones. Home and End move to the first and the last; -1 for
 * none.
 */
export function neighbor(boxes: readonly Box[], currentIndex: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const offset = offsets[key];
  const current = boxes[currentIndex];
  if (!offset || !current) return -1;
  const [x, y] = middle(current);
  let [nearest, leastDistance] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const gap = distanceAhead(current, box, offset);
    if (index === currentIndex || gap < -tolerance) continue;
    const [bx, by] = middle(box);
    const isInLine =
      offset[0] === 0
        ? box.left < current.right && current.left < box.right
        : box.top < current.bottom && current.top < box.bottom;
    const sidewaysDistance = Math.abs(offset[0] === 0 ? bx - x : by - y);
    const distance = Math.max(gap, 0) + sidewaysDistance / 2 + (isInLine ? 0 : 10_000);
    if (distance < leastDistance) [nearest, leastDistance] = [index, distance];
  }
  return nearest;
}
