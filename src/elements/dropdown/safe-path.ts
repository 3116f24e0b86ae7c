/** Position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const cross = (a: Point, b: Point, p: Point) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Returns whether the mouse at `now`, which left its button at `from`, is moving towards the open
 * panel: inside the triangle between that point and the two nearer corners of the panel.
 * Buttons that it crosses on the way are not opened.
 */
export function isOnTheWay(from: Point, now: Point, panel: Box): boolean {
  const { left, right, top, bottom } = panel;
  const x = from.x <= left ? left : right;
  const [one, other] =
    from.y <= top
      ? [
          { x: left, y: top },
          { x: right, y: top },
        ]
      : [
          { x, y: top },
          { x, y: bottom },
        ];
  const products = [cross(from, one, now), cross(one, other, now), cross(other, from, now)];
  return products.every((product) => product >= 0) || products.every((product) => product <= 0);
}
