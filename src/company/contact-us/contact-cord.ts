import { CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

type Point = readonly [x: number, y: number];

interface Place {
  /** Middle of the telephone. */
  x: number;
  /** Height of the ground that it stands on, from the top. */
  ground: number;
  /** Its size; at 1 it is 400 units wide. */
  scale: number;
}

export interface Telephone {
  /** Height of the drawing. */
  height: number;
  /** The cord, from the left edge of the window into base, body, cradle, dial and coil. */
  path: string;
  /** Outline of the receiver, filled. */
  receiver: string;
  /** Upper left corner of the receiver, and its size. */
  receiverBox: { corner: Point; size: Point };
  /** Figures of the dial, each with the center of its hole. */
  figures: readonly { figure: number; x: number; y: number }[];
  /** Center of the dial. */
  dial: Point;
  scale: number;
}

/** Radius of the plate of the dial, radius of a hole, and height of its center above the ground. */
const plate = 99;
const hole = 16.5;
const dialHeight = 124;
/** Side of the coil, seen from the middle of the telephone, and height of its upper end. */
const coilSide = 259;
const coilTop = 152;
const coilRadius = 13;

const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
const rounded = (value: number) => Math.round(value * 10) / 10 || 0;
const pair = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

/** Returns the point at a side of the middle and a height above the ground. */
const pointOf =
  ({ x, ground, scale }: Place) =>
  (side: number, up: number): Point => [x + side * scale, ground - up * scale];

/** Returns the point at an angle, clockwise from the top, and a distance from a center. */
function polar([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + distance * Math.sin(radians), y - distance * Math.cos(radians)];
}

/** Angle of the hole of a figure, clockwise from the top: 1 at two o'clock, 0 at five. */
export const holeAngle = (figure: number) => 60 - ((figure + 9) % 10) * 30;

/** Draws the plate in one round, with ten loops inside for holes; begins at the finger stop. */
function dial(place: Place): string {
  const center = pointOf(place)(0, dialHeight);
  const [radius, loop] = [plate * place.scale, hole * place.scale];
  const arc = (size: number, end: Point) => `A${rounded(size)} ${rounded(size)} 0 0 0 ${pair(end)}`;
  const stop = polar(center, 110, radius);
  const holes = figures.map((figure) => {
    const rim = polar(center, holeAngle(figure), radius);
    const inner = polar(center, holeAngle(figure), radius - 2 * loop);
    return arc(radius, rim) + arc(loop, inner) + arc(loop, rim);
  });
  const bend = pair(polar(center, 113, radius - 1.75 * loop));
  const tip = pair(polar(center, 124, radius - 2.1 * loop));
  return `M${tip}L${bend}L${pair(stop)}${holes.join('')}${arc(radius, stop)}`;
}

/** Draws base, body and cradle, from the ground at the left round to it. */
function body(place: Place): string {
  const at = pointOf(place);
  const { scale } = place;
  const pen = cordFromLeft(place.ground);
  const curve = (first: Point, second: Point, end: Point) => pen.curve(...first, ...second, ...end);
  pen.to(...at(202, 0), 12 * scale).to(...at(199, 27));
  curve(at(190, 77), at(129, 113), at(117, 196));
  curve(at(114, 214), at(120, 222), at(134, 223));
  curve(at(147, 224), at(150, 230), at(149, 242));
  pen.to(...at(148, 270), 9 * scale).to(...at(124, 270), 9 * scale);
  pen.to(...at(123, 248), 10 * scale).to(...at(-122, 247), 10 * scale);
  pen
    .to(...at(-123, 270), 9 * scale)
    .to(...at(-147, 269), 9 * scale)
    .to(...at(-148, 242));
  curve(at(-149, 230), at(-146, 224), at(-133, 223));
  curve(at(-119, 222), at(-113, 214), at(-115, 196));
  curve(at(-127, 112), at(-189, 77), at(-198, 27));
  return pen.to(...at(-200, 0)).path();
}

/** Draws the coil from the receiver, with a number of turns downwards, and a straight end. */
function coil(place: Place, turns: number, end: number): string {
  const at = pointOf(place);
  const [top, radius] = [at(coilSide, coilTop), coilRadius * place.scale];
  const pitch = (end - top[1]) / turns;
  const pen = new CordPen(...at(206, 228));
  pen.curve(...at(232, 222), ...at(coilSide, 200), ...top);
  return pen
    .trace(
      (turn) => {
        const angle = turn * 2 * Math.PI;
        return [
          top[0] + radius * (1 - Math.cos(angle)),
          top[1] + pitch * turn + radius * Math.sin(angle),
        ];
      },
      turns,
      turns * 4,
    )
    .path();
}

/** Draws the outline of the receiver: a cap at each end of a handle that is thinner in its middle. */
function receiver(place: Place): string {
  const at = pointOf(place);
  type Curve = readonly [first: Point, second: Point, end: Point];
  const start: Point = [0, 311];
  const half: readonly Curve[] = [
    [
      [62, 311],
      [112, 312],
      [150, 304],
    ],
    [
      [184, 296],
      [200, 276],
      [205, 252],
    ],
    [
      [206, 247],
      [217, 249],
      [217, 243],
    ],
    [
      [217, 243],
      [214, 222],
      [213, 218],
    ],
    [
      [212, 212],
      [160, 209],
      [157, 215],
    ],
    [
      [154, 221],
      [153, 240],
      [153, 240],
    ],
    [
      [153, 246],
      [162, 245],
      [160, 250],
    ],
    [
      [156, 262],
      [148, 268],
      [130, 271],
    ],
    [
      [96, 277],
      [50, 279],
      [0, 279],
    ],
  ];
  const mirrored = ([side, up]: Point): Point => [-side, up];
  const ends = [start, ...half.map(([, , end]) => end)];
  const back = half
    .map(
      ([first, second], index): Curve => [
        mirrored(second),
        mirrored(first),
        mirrored(ends[index] as Point),
      ],
    )
    .toReversed();
  const curves = [...half, ...back].map(
    (curve) => `C${curve.map(([side, up]) => pair(at(side, up))).join(' ')}`,
  );
  return `M${pair(at(...start))}${curves.join('')}Z`;
}

function telephone(place: Place, height: number, end: string): Telephone {
  const center = pointOf(place)(0, dialHeight);
  return {
    height,
    path: body(place) + dial(place) + end,
    receiver: receiver(place),
    receiverBox: {
      corner: pointOf(place)(-217, 312),
      size: [434 * place.scale, 103 * place.scale],
    },
    figures: figures.map((figure) => {
      const [x, y] = polar(center, holeAngle(figure), (plate - hole) * place.scale);
      return { figure, x: rounded(x), y: rounded(y) };
    }),
    dial: center,
    scale: place.scale,
  };
}

const widePlace: Place = { x: 900, ground: 352, scale: 1.06 };
const wideHeight = 410;
const narrowPlace: Place = { x: 165, ground: 222, scale: 0.68 };
const narrowHeight = 266;

/** Telephone at the right; its coil goes on below (`wideTail`). */
export const wide = telephone(widePlace, wideHeight, coil(widePlace, 10, wideHeight));

/** Telephone across the phone; its cord goes on to the button of the form (`narrowTail`). */
export const narrow = telephone(narrowPlace, narrowHeight, narrowCoil());

/** Draws the coil of the narrow telephone, and the cord from it out at the right edge of the window. */
function narrowCoil(): string {
  const [x, y] = pointOf(narrowPlace)(coilSide, 0);
  const line = y + 39;
  const out = new CordPen(x, y).to(x, y + 16).curve(x, y + 32, x + 8, line, x + 24, line);
  return coil(narrowPlace, 8, y) + toRightEdge(out, line);
}

/** Middle of the wide coil where the drawing ends, from the left, and radius of its turns. */
export const wideCoil = {
  x: pointOf(widePlace)(coilSide, 0)[0],
  radius: coilRadius * widePlace.scale,
} as const;
