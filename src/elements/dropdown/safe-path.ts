/** Position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const side = (a: Point, b: Point, p: Point) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Returns whether the mouse at `now`, which left its button at `from`, is moving towards the open
 * panel: inside the triangle between that point and the two nearer corners of the panel.
 * Buttons that it crosses on the way are not opened.
 */
export function isOnTheWay(from: Point, now: Point, panel: Box): boolean {
  const { left, right, top, bottom } = panel;
  const [one, other] =
    from.y <= top
      ? [
          { x: left, y: top },
          { x: right, y: top },
        ]
      : from.x <= left
        ? [
            { x: left, y: top },
            { x: left, y: bottom },
          ]
        : [
            { x: right, y: top },
            { x: right, y: bottom },
          ];
  const turns = [side(from, one, now), side(one, other, now), side(other, from, now)];
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}
