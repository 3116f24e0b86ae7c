import { CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

type Point = readonly [x: number, y: number];

interface Place {
  /** Units for a centimeter. */
  unit: number;
  /** Height of the floor in the drawing. */
  floor: number;
  /** Positions from the left: middle of the stool, end of the bench, lamp, post. */
  stool: number;
  bench: number;
  lamp: number;
  post: number;
  /** Length of the bench. */
  width: number;
}

export interface Workplace {
  /** Height of the drawing. */
  height: number;
  /** The cord: along the floor, round the stool, along the bench with a mug, and up to the lamp. */
  path: string;
  /** Middle of the rung of the stool, over the leg at the back. */
  over: string;
  /** Light of the lamp, filled. */
  light: string;
}

/** Heights above the floor in centimeters: the seat, the bench, the bracket of the lamp. */
const heights = { seat: 64, bench: 86, arm: 138 } as const;

/** Thickness of the board of the bench. */
const board = 8;
/** The stool is in front of the bench, so that much larger. */
const nearer = 1.12;

function workplace(place: Place, height: number): Workplace {
  const { unit, floor } = place;
  const up = (centimeters: number) => floor - centimeters * unit;
  const near = nearer * unit;
  const seat = (side: number, above: number): Point => [
    place.stool + side * near,
    floor - above * near,
  ];
  const pen = cordFromLeft(floor);
  const line = (...points: readonly Point[]) => {
    for (const [x, y] of points) pen.to(x, y);
  };
  const curve = (first: Point, second: Point, end: Point) => pen.curve(...first, ...second, ...end);

  // The stool: legs that splay, the third one behind, and a seat that is worn in its middle.
  const { seat: top } = heights;
  const under = top - 6;
  line(seat(-19.4, 0), seat(-23.5, 0), seat(-14.5, under - 1.2));
  curve(seat(-17.5, under - 0.6), seat(-18.6, under + 0.4), seat(-18.6, under + 2));
  pen.to(...seat(-18.8, top - 1));
  curve(seat(-18.8, top + 2.4), seat(-6, top + 1.4), seat(-0.5, top + 1.2));
  curve(seat(6, top + 1), seat(18.6, top + 2.8), seat(18.8, top - 0.8));
  curve(seat(15, top - 3.4), seat(6, top - 4.4), seat(0, top - 4.2));
  curve(seat(-8, top - 4.2), seat(-15, top - 3.6), seat(-18.8, top - 1));
  curve(seat(-15, top - 3.6), seat(-8, top - 4.2), seat(0, top - 4.2));
  curve(seat(6, top - 4.4), seat(15, top - 3.4), seat(18.8, top - 0.8));
  pen.to(...seat(18.6, under + 2));
  curve(seat(18.6, under + 0.4), seat(17.5, under - 0.6), seat(14.5, under - 1.2));
  line(seat(23.8, 0), seat(19.6, 0), seat(10.4, under - 1.8));
  curve(seat(8, under - 2.2), seat(4, under - 2.4), seat(2.6, under - 2.4));
  line(seat(2.8, 0), seat(-1, 0), seat(-1.4, under - 2.4));
  curve(seat(-4, under - 2.4), seat(-8, under - 2.2), seat(-10.4, under - 1.8));
  line(seat(-19.4, 0));

  // The bench: one leg, along the floor, the other leg, and back to the vise at the end of the board.
  const { bench: benchTop } = heights;
  const legWidth = 8.5 * unit;
  const [low, high] = [up(benchTop - board), up(benchTop)];
  const [left, right] = [place.bench, place.bench + place.width];
  const [front, far] = [left + 19 * unit, right - 12 * unit - legWidth];
  pen
    .to(front, floor, 8)
    .to(front, low)
    .to(front + legWidth, low)
    .to(front + legWidth, floor, 8);
  pen.to(far, floor, 8).to(far, low);
  const jaw = left - 6.5 * unit;
  const screw = up(benchTop - 9);
  line([left, low]);
  pen
    .to(left, up(benchTop - 17), 5)
    .to(jaw, up(benchTop - 17), 5)
    .to(jaw, screw);
  const handle = jaw - 4.5 * unit;
  line([handle, screw], [handle, screw + 9 * unit], [handle, screw - 9 * unit], [handle, screw]);
  pen.to(jaw, screw).to(jaw, high, 5);

  // A mug, with a screwdriver in it.
  const on = (side: number, above: number): Point => [
    place.post + (side - 31) * unit,
    high - above * unit,
  ];
  line(on(0, 0), on(0, 12), on(6, 12), on(8, 19), on(5.4, 20));
  curve(on(7, 27), on(8, 32), on(11.4, 31));
  curve(on(14.8, 30), on(12.4, 25), on(10.6, 18.3));
  line(on(8, 19), on(6, 12), on(12, 12), on(12, 9.5));
  curve(on(19, 11), on(19, 2), on(12, 3.5));
  line(on(12, 12), on(12, 0), on(0, 0), [place.post, high]);

  // The post, to the bracket with the lamp, and back down.
  const arm = up(heights.arm);
  const brace = 17 * unit;
  pen.to(place.post, arm + brace);
  curve(
    [place.post - 1 * unit, arm + 6 * unit],
    [place.post - 6 * unit, arm + 1 * unit],
    [place.post - brace, arm],
  );
  pen.to(place.lamp, arm, 7 * unit);
  const shade = (side: number, below: number): Point => [
    place.lamp + side * unit,
    arm + below * unit,
  ];
  line(shade(0, 10), shade(-4, 10), shade(-4, 14));
  curve(shade(-5, 20), shade(-16, 21), shade(-18.5, 29));
  pen.to(...shade(18.5, 29));
  curve(shade(16, 21), shade(5, 20), shade(4, 14));
  line(shade(4, 10), shade(0, 10));
  pen
    .to(...shade(0, 0), 7 * unit)
    .to(place.post, arm, 5)
    .to(place.post, high)
    .to(right, high, 5)
    .to(right, low, 5)
    .to(far + legWidth, low);
  pen.to(far + legWidth, floor, 8);
  const rungHeight = 19;
  const rungEnd = 23 - (rungHeight / (top - 8)) * 9 - 3.6;
  const rung = (end: number) =>
    new CordPen(...seat(-end, rungHeight)).to(...seat(end, rungHeight)).path();
  return {
    height,
    path: toRightEdge(pen, floor) + rung(rungEnd),
    over: rung(5),
    light: new CordPen(...shade(-17, 30))
      .to(...shade(-26, 49))
      .curve(...shade(-26, 50.7), ...shade(-14, 51.8), ...shade(0, 51.8))
      .curve(...shade(14, 51.8), ...shade(26, 50.7), ...shade(26, 49))
      .to(...shade(17, 30))
      .path(),
  };
}

const widePlace: Place = {
  unit: 2.7,
  floor: 396,
  stool: 596,
  bench: 722,
  width: 400,
  lamp: 850,
  post: 1052,
};
const narrowPlace: Place = {
  unit: 1.85,
  floor: 272,
  stool: 66,
  bench: 150,
  width: 215,
  lamp: 222,
  post: 330,
};

export const wide = workplace(widePlace, 410);
export const narrow = workplace(narrowPlace, 284);
