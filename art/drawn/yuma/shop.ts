import { darker, lighter, mix } from '../colour.ts';
import { type Body, block, flat, type Iso, leftWall, rightWall } from './iso.ts';

export type Shop = Body & {
  colour: string;
  /** Two colors of the awning. */
  awning?: readonly [string, string];
  /** Sign on the roof board; needs room for it. */
  sign?: { words: string; ground: string; ink: string };
  /** Lit windows upstairs, as a share. */
  lit?: number;
  roof?: 'flat' | 'gable';
  roofColour?: string;
};

const glass = '#bfe6fa';
const lamp = '#ffe9a3';

type Face = ReturnType<typeof leftWall>;

function pane(face: Face, u: number, v: number, w: number, h: number, fill: string, wall: string) {
  const frame = lighter(wall, 0.55);
  return (
    face(u - 0.05, v - 0.05, w + 0.1, h + 0.1, frame) +
    face(u, v, w, h, fill) +
    face(u, v, w, h, 'url(#glass)') +
    face(u + w / 2 - 0.015, v, 0.03, h, frame) +
    face(u - 0.08, v - 0.1, w + 0.16, 0.06, darker(frame, 0.2))
  );
}

/** Rows of windows above the ground floor. */
function upstairs(
  face: Face,
  long: number,
  h: number,
  wall: string,
  lit: number,
  roll: () => number,
) {
  let all = '';
  const count = Math.max(1, Math.round(long / 0.85));
  const step = long / count;
  for (let v = 1.55; v + 0.75 < h; v += 1.1)
    for (let i = 0; i < count; i += 1) {
      const fill = roll() < lit ? lamp : mix(glass, '#14385e', 0.25 + roll() * 0.5);
      all += pane(face, i * step + step * 0.27, v, step * 0.46, 0.66, fill, wall);
    }
  return all;
}

/** A striped awning over the left wall, and its shade on it; `out` is how far it comes into the street. */
export function awning(
  iso: Iso,
  { x, y, d, w }: Body,
  [one, two]: readonly [string, string],
  out = 0.5,
): string {
  const [from, high, low] = [0.1, 1.36, 1.36 - out * 0.6];
  const count = Math.max(4, Math.round((w - 0.2) / 0.26));
  const step = (w - 2 * from) / count;
  let all = leftWall(iso, { x, y, w, d, h: 1 })(
    from,
    0.72,
    w - 2 * from,
    0.5,
    '#2a0f1e',
    'opacity=".22"',
  );
  for (let i = 0; i < count; i += 1) {
    const u = x + from + i * step;
    const fill = i % 2 ? two : one;
    const front = y + d + out;
    all += iso.poly(
      [
        [u, y + d, high],
        [u + step, y + d, high],
        [u + step, front, low],
        [u, front, low],
      ],
      lighter(fill, 0.08),
    );
    all += iso.poly(
      [
        [u, front, low],
        [u + step, front, low],
        [u + step, front, low - 0.14],
        [u + step / 2, front, low - 0.2],
        [u, front, low - 0.14],
      ],
      darker(fill, 0.12),
    );
  }
  const end = x + w - from;
  return (
    all +
    iso.poly(
      [
        [end, y + d, high],
        [end, y + d + out, low],
        [end, y + d + out, low - 0.14],
        [end, y + d, low - 0.1],
      ],
      darker(one, 0.4),
    )
  );
}

function gable(iso: Iso, { x, y, w, d, h }: Body, roof: string): string {
  const m = y + d / 2;
  const top = h + d * 0.42;
  const tiles = Array.from({ length: 7 }, (_, i) => {
    const k = (i + 1) / 8;
    const [yy, z] = [y + d + 0.15 - (d / 2 + 0.15) * k, h - 0.06 + (top - h + 0.06) * k];
    const [ax, ay] = iso.at([x - 0.15, yy, z]);
    const [bx, by] = iso.at([x + w + 0.15, yy, z]);
    return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="${darker(roof, 0.16)}" stroke-width="${iso.unit * 0.025}"/>`;
  }).join('');
  return (
    iso.poly(
      [
        [x + w, y, h],
        [x + w, y + d, h],
        [x + w, m, top],
      ],
      darker('#fff4da', 0.26),
    ) +
    iso.poly(
      [
        [x - 0.15, y - 0.15, h - 0.06],
        [x + w + 0.15, y - 0.15, h - 0.06],
        [x + w + 0.15, m, top],
        [x - 0.15, m, top],
      ],
      darker(roof, 0.3),
    ) +
    iso.poly(
      [
        [x - 0.15, y + d + 0.15, h - 0.06],
        [x + w + 0.15, y + d + 0.15, h - 0.06],
        [x + w + 0.15, m, top],
        [x - 0.15, m, top],
      ],
      roof,
    ) +
    tiles +
    iso.poly(
      [
        [x + w + 0.15, y + d + 0.15, h - 0.06],
        [x + w + 0.15, m, top],
        [x + w + 0.15, m, top - 0.1],
        [x + w + 0.15, y + d + 0.15, h - 0.16],
      ],
      darker(roof, 0.45),
    )
  );
}

/** The roof of a flat house: a rim, a lower floor with a shade, and what people put up there. */
function terrace(iso: Iso, { x, y, w, d, h }: Body, wall: string, roll: () => number): string {
  const rim = 0.12;
  let all =
    flat(iso, x + rim, y + rim, w - 2 * rim, d - 2 * rim, darker(wall, 0.2), h) +
    flat(
      iso,
      x + rim,
      y + rim + 0.16,
      w - 2 * rim - 0.1,
      d - 2 * rim - 0.16,
      mix(darker(wall, 0.05), '#f4e3c0', 0.4),
      h,
    );
  if (roll() > 0.5)
    for (const k of [0, 1, 2]) {
      const px = x + w * 0.2 + k * 0.42;
      if (px + 0.4 < x + w - 0.2)
        all += iso.poly(
          [
            [px, y + d * 0.45, h + 0.3],
            [px + 0.36, y + d * 0.45, h + 0.3],
            [px + 0.36, y + d * 0.78, h + 0.06],
            [px, y + d * 0.78, h + 0.06],
          ],
          '#2b5f9e',
          'stroke="#d9ecf8" stroke-width=".8"',
        );
    }
  else
    all += block(
      iso,
      { x: x + w * 0.2, y: y + d * 0.55, z: h, w: w * 0.24, d: d * 0.22, h: 0.26 },
      '#e9eef2',
      false,
    );
  return (
    all +
    block(
      iso,
      { x: x + w * 0.62, y: y + d * 0.2, z: h, w: w * 0.2, d: d * 0.24, h: 0.34 },
      '#d8dfe6',
      false,
    )
  );
}

/** A shop: window, door and awning below, windows above, a roof, and a board that says what it is. */
export function shop(iso: Iso, build: Shop, roll: () => number): string {
  const { x, y, w, d, h, colour, sign, lit = 0.25, roof = 'flat' } = build;
  const left = leftWall(iso, build);
  const right = rightWall(iso, build);
  const door = w * 0.66;
  const base = darker(colour, 0.42);
  let all =
    block(iso, build, colour) + left(0, 0, w, 0.14, base) + right(0, 0, d, 0.14, darker(base, 0.3));
  all += pane(left, w * 0.12, 0.32, w * 0.46, 0.72, lamp, colour);
  all +=
    left(w * 0.12, 0.32, w * 0.46, 0.2, '#c98a3a') + left(w * 0.12, 0.5, w * 0.46, 0.03, '#fff6dd');
  all +=
    left(door - 0.05, 0, w * 0.22 + 0.1, 1.1, lighter(colour, 0.5)) +
    left(door, 0, w * 0.22, 1.05, darker('#14385e', 0.1)) +
    left(door + w * 0.05, 0.42, w * 0.12, 0.52, lamp) +
    left(door + w * 0.17, 0.46, 0.04, 0.12, '#ffd02e');
  const count = Math.max(1, Math.round(d / 1.1));
  for (let i = 0; i < count; i += 1)
    all += pane(
      right,
      (d / count) * (i + 0.28),
      0.4,
      (d / count) * 0.44,
      0.66,
      i % 2 ? lamp : mix(glass, '#14385e', 0.45),
      colour,
    );
  all +=
    upstairs(left, w, h, colour, lit, roll) + upstairs(right, d, h, darker(colour, 0.2), lit, roll);
  if (h > 1.9)
    all +=
      left(0, 1.42, w, 0.06, lighter(colour, 0.45)) + right(0, 1.42, d, 0.06, lighter(colour, 0.1));
  all +=
    roof === 'gable'
      ? gable(iso, build, build.roofColour ?? '#ef5a3c')
      : terrace(iso, build, colour, roll);
  if (build.awning) all += awning(iso, build, build.awning);
  if (sign) {
    const long = Math.min(w - 0.2, 0.34 * sign.words.length + 0.5);
    const from = x + (w - long) / 2;
    const board = { x: from, y: y + d - 0.16, z: h + 0.16, w: long, d: 0.12, h: 0.66 };
    all +=
      block(
        iso,
        { x: from + 0.2, y: y + d - 0.14, z: h, w: 0.08, d: 0.08, h: 0.2 },
        '#6b4a2a',
        false,
      ) +
      block(
        iso,
        { x: from + long - 0.3, y: y + d - 0.14, z: h, w: 0.08, d: 0.08, h: 0.2 },
        '#6b4a2a',
        false,
      );
    all += block(iso, board, sign.ground, false);
    all += iso.on(
      'left',
      [from + long / 2, y + d - 0.04, h + 0.33],
      `<text transform="scale(.01)" font-family="Hanken Grotesk Variable, Hanken Grotesk" font-weight="800" font-size="46" text-anchor="middle" fill="${sign.ink}">${sign.words}</text>`,
    );
  }
  return all;
}
