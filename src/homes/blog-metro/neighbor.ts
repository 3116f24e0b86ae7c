/** A place of the page in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, right, bottom }: Box) =>
  [(left + right) / 2, (top + bottom) / 2] as const;

/** Pixels by which two boxes of one joint may overlap, since sizes are rounded. */
const slack = 2;

/** Returns the distance of a box beyond the edge of another, in the direction of a key. */
const aheadOf = (here: Box, box: Box, [x, y]: readonly [x: number, y: number]) => {
  if (x !== 0) return x > 0 ? box.left - here.right : here.left - box.right;
  return y > 0 ? box.top - here.bottom : here.top - box.bottom;
};

/**
 * Returns the index of the box that an arrow key leads to from another: the nearest that lies that way, those
 * in the same row or column before those aslant. Home and End lead to the first and the last; -1 where nothing
 * lies there.
 */
export function neighbor(boxes: readonly Box[], from: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const way = ways[key];
  const here = boxes[from];
  if (!way || !here) return -1;
  const [x, y] = middle(here);
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const gap = aheadOf(here, box, way);
    if (index === from || gap < -slack) continue;
    const [bx, by] = middle(box);
    const isLevel =
      way[0] === 0
        ? box.left < here.right && here.left < box.right
        : box.top < here.bottom && here.top < box.bottom;
    const aside = Math.abs(way[0] === 0 ? bx - x : by - y);
    const far = Math.max(gap, 0) + aside / 2 + (isLevel ? 0 : 10_000);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
