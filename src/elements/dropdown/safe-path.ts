/** Position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const crossProduct = (a: Point, b: Point, p: Point) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Returns whether the mouse is moving towards the open panel: inside the triangle between the point
 * at which it left the button and the two nearer corners of the panel. Buttons that it crosses on
 * the way are not opened.
 */
export function isMovingTowards(exitPoint: Point, position: Point, panel: Box): boolean {
  const { left, right, top, bottom } = panel;
  const x = exitPoint.x <= left ? left : right;
  const [firstCorner, secondCorner] =
    exitPoint.y <= top
      ? [
          { x: left, y: top },
          { x: right, y: top },
        ]
      : [
          { x, y: top },
          { x, y: bottom },
        ];
  const products = [
    crossProduct(exitPoint, firstCorner, position),
    crossProduct(firstCorner, secondCorner, position),
    crossProduct(secondCorner, exitPoint, position),
  ];
  return products.every((product) => product >= 0) || products.every((product) => product <= 0);
}
