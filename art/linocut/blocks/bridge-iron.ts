import { cut, ink, within } from '../block.ts';
import { cameraAt, type Spot } from '../camera.ts';
import { closed, handCut, lineOf, type Point } from '../curves.ts';
import { gouges } from '../gouge.ts';

export const focal = 430;

const camera = cameraAt([-2.0, 2.9, -6.6], [1.6, 3.2, 30], { focal, middle: [296, 274] });

export const { at, bar, see } = camera;

/** Meters: width between the trusses, where their posts stand, and how tall those are. */
export const wide = 5.4;

export const stands = [0, 3.6, 10.6, 17.6, 24.6, 31.6, 38.6, 45.6, 52.6, 56.2];

const rise = [0, 6.9, 7.6, 8.0, 8.2, 8.2, 8.0, 7.6, 6.9, 0];

const panels = stands.length - 1;

const long = stands.at(-1) ?? 0;

export const z = (index: number) => stands[index] ?? 0;

export const h = (index: number) => rise[index] ?? 0;

interface Bar {
  from: Spot;
  to: Spot;
  thick: number;
}

/** The bars of one truss, from its far end to its near end. */
export function truss(x: number): Bar[] {
  const bars: Bar[] = [];
  for (let index = panels - 1; index >= 0; index--) {
    const next = index + 1;
    bars.push({ from: [x, 0, z(index)], to: [x, 0, z(next)], thick: 0.4 });
    bars.push({ from: [x, h(index), z(index)], to: [x, h(next), z(next)], thick: 0.5 });
    if (index > 0 && index < panels - 1) {
      const falls = index < panels / 2;
      bars.push({
        from: [x, falls ? h(index) : 0, z(index)],
        to: [x, falls ? 0 : h(next), z(next)],
        thick: 0.2,
      });
      if (index > 2 && index < panels - 3)
        bars.push({ from: [x, 0, z(index)], to: [x, h(next), z(next)], thick: 0.12 });
    }
    if (h(index) > 0)
      bars.push({ from: [x, 0, z(index)], to: [x, h(index), z(index)], thick: 0.3 });
    // The rail.
    for (const up of [0.6, 1.15])
      bars.push({ from: [x, up, z(index)], to: [x, up, z(next)], thick: 0.07 });
  }
  return bars;
}

/** Returns the ties between the two trusses over the road. */
export function ties(): Bar[] {
  const bars: Bar[] = [];
  for (let index = panels - 1; index >= 2; index--) {
    const [top, low] = [h(index), h(index) - 1.2];
    bars.push({ from: [0, top, z(index)], to: [wide, top, z(index)], thick: 0.3 });
    bars.push({ from: [0, top, z(index)], to: [wide, h(index - 1), z(index - 1)], thick: 0.13 });
    bars.push({ from: [wide, top, z(index)], to: [0, h(index - 1), z(index - 1)], thick: 0.13 });
    bars.push({ from: [0, low, z(index)], to: [wide, low, z(index)], thick: 0.14 });
    for (let step = 0; step < 4; step++)
      bars.push({
        from: [(wide * step) / 4, step % 2 ? top : low, z(index)],
        to: [(wide * (step + 1)) / 4, step % 2 ? low : top, z(index)],
        thick: 0.1,
      });
  }
  return bars;
}

/** The portal: two leaning posts, a lattice between them. */
export function portal(): Bar[] {
  const on = (share: number, x: number): Spot => [x, h(1) * share, z(1) * share];
  const bars: Bar[] = [];
  for (let step = 0; step < 7; step++)
    for (const up of [0, 1])
      bars.push({
        from: on(up ? 0.98 : 0.77, (wide * step) / 7),
        to: on(up ? 0.77 : 0.98, (wide * (step + 1)) / 7),
        thick: 0.11,
      });
  bars.push(
    { from: on(1, -0.1), to: on(1, wide + 0.1), thick: 0.42 },
    { from: on(0.77, 0), to: on(0.77, wide), thick: 0.26 },
    { from: on(0.55, 0.05), to: on(0.77, 1.1), thick: 0.2 },
    { from: on(0.55, wide - 0.05), to: on(0.77, wide - 1.1), thick: 0.2 },
    { from: [wide, 0, 0], to: on(1.02, wide), thick: 0.52 },
    { from: [0, 0, 0], to: on(1.02, 0), thick: 0.52 },
  );
  return bars;
}

/** A light along one side of a near bar, cut in pushes. */
function lightAlong({ from, to, thick }: Bar): string {
  const near = Math.min(see(from)[2], see(to)[2]);
  if (near > 19 || thick < 0.28) return '';
  const [x1, y1, d1] = see(from);
  const [x2, y2, d2] = see(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  let [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  // Light comes from the left.
  if (nx > 0 || (Math.abs(nx) < 0.3 && ny > 0)) [nx, ny] = [-nx, -ny];
  const off = (depth: number) => (thick * focal) / depth / 2 - 3.4;
  const curve = lineOf(
    [x1 + nx * off(d1), y1 + ny * off(d1)],
    [x2 + nx * off(d2), y2 + ny * off(d2)],
  );
  return cut(
    gouges([curve], {
      spacing: 3,
      light: () => 0.8,
      push: [10, 46],
      rest: 9,
      seed: Math.round(x1 + y1),
    }),
  );
}

/** Bars in black with a white edge cut round them, so that they stand off the dark. */
export const standing = (bars: readonly Bar[], halo: number) =>
  bars
    .map((each) => {
      const { from, to, thick } = each;
      const near = (see(from)[2] + see(to)[2]) / 2;
      const edge = Math.min(halo, 26 / near);
      return `${cut(bar(from, to, thick + (2 * edge * near) / focal))}${ink(bar(from, to, thick))}${lightAlong(each)}`;
    })
    .join('');

export const plain = (bars: readonly Bar[]) =>
  bars.map(({ from, to, thick }) => ink(bar(from, to, thick))).join('');

/** Planks of the barrier over the road. */
const plank = (low: number, high: number): Point[] => [
  at([-0.5, low, -0.8]),
  at([wide + 0.45, low, -0.8]),
  at([wide + 0.45, high, -0.8]),
  at([-0.5, high, -0.8]),
];

export const barrier = [plank(0.42, 0.78), plank(1.02, 1.44)];

export const posts = [0.25, wide / 2, wide - 0.25];

export function barricade(): string {
  const stripes = barrier
    .map((corners) => {
      const [a, b, , d] = corners;
      if (!a || !b || !d) return '';
      const tall = a[1] - d[1];
      let path = '';
      for (let x = a[0] - 30; x < b[0] + 40; x += 26)
        path += `M${x} ${a[1] + 14}l${tall * 1.2} ${-tall - 30}h12.5l${-tall * 1.2} ${tall + 30}z`;
      return `${cut(handCut(corners, 0.4), 'stroke="#fff" stroke-width="5"')}${ink(handCut(corners, 0.7))}${within(
        handCut(
          corners.map(([x, y]): Point => [x, y]),
          0.4,
        ),
        cut(path),
      )}`;
    })
    .join('');
  return `${posts.map((x) => `${cut(bar([x, -0.1, -0.9], [x, 1.75, -0.9], 0.3))}${ink(bar([x, -0.1, -0.9], [x, 1.7, -0.9], 0.17))}`).join('')}${stripes}`;
}

export const deck = closed([
  at([0.1, 0, 0]),
  at([wide - 0.1, 0, 0]),
  at([wide - 0.1, 0, long]),
  at([0.1, 0, long]),
]);

/** Tracks in the snow of the deck, and the shadows of the bars across it. */
export const tracks = [1.4, 1.7, 3.6, 3.9, 2.6].map((x) =>
  lineOf(at([x, 0.02, -4]), at([x + 0.1, 0.02, long])),
);

export const shadows = Array.from({ length: 26 }, (_, index) => {
  const away = 1.2 + index * 2.1;
  return lineOf(at([0.2, 0, away + 0.5]), at([wide - 0.2, 0, away - 1.1]));
});

/** Stone of the abutment under the near end. */
export function abutment(): string {
  const face: Point[] = [
    at([-0.9, -0.25, 0.1]),
    at([-0.5, -0.25, 3.2]),
    at([-0.6, -7, 3.4]),
    at([-1.3, -6, 0.1]),
  ];
  const courses = Array.from({ length: 8 }, (_, course) =>
    lineOf(at([-1, -0.8 - course * 0.7, 0.1]), at([-0.5, -0.8 - course * 0.7, 3.3])),
  );
  return `${cut(closed(face), 'stroke="#fff" stroke-width="3"')}${ink(closed(face))}${cut(gouges(courses, { spacing: 2.2, light: () => 0.9, push: [7, 22], rest: 4, seed: 4 }))}`;
}

export const pier = (() => {
  const foot = z(4);
  const corners: Point[] = [
    at([-0.8, -0.4, foot]),
    at([-0.8, -0.4, foot + 1.6]),
    at([-1.1, -5, foot + 1.8]),
    at([-1.1, -5, foot - 0.2]),
  ];
  return `${cut(closed(corners), 'stroke="#fff" stroke-width="2"')}${ink(closed(corners))}`;
})();
