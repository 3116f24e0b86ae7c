import { noise } from '../../woven/noise.ts';
import { type Block, cut, ink, within } from '../block.ts';
import { type Curve, closed, handCut, lineOf, type Point, parallels, rings } from '../curves.ts';
import { type Person, personOf, rim, seamsOf } from '../figures.ts';
import { gouges, ridges } from '../gouge.ts';
import { bell, building, door, hand, maple, rect, windows } from './school-house.ts';

const width = 270;

const height = 270;

const frame = handCut(
  [
    [4, 4],
    [266, 5],
    [265, 266],
    [5, 265],
  ],
  0.8,
  43,
);

const children: Person[] = (
  [
    ['small', 66, 232, 34, false],
    ['small', 88, 246, 40, true],
    ['walking', 112, 240, 42, false],
    ['small', 176, 236, 34, true],
    ['small', 197, 250, 42, false],
    ['long', 218, 240, 52, true],
    ['small', 238, 252, 40, true],
  ] as const
).map(([pose, x, y, tall, turned]) => ({ pose, x, y, tall, turned }));

const skyCurves = rings(bell, { from: 12, to: 230, spacing: 6.8, start: 150, end: 390 });

const yard = Array.from({ length: 11 }, (_, index) =>
  lineOf([-5, 206 + index * 6.2], [width + 5, 206 + index * 6.2]).map(
    ([x, y]): Point => [x, y + (noise(x / 34, index * 2, 17) - 0.5) * 6],
  ),
);

function before(): string {
  return within(
    frame,
    [
      ink(frame),
      cut(
        gouges(skyCurves, {
          spacing: 6.8,
          light: (x, y) =>
            0.98 -
            Math.hypot(x - bell[0], y - bell[1]) / 190 +
            0.35 * (noise(x / 40, y / 40, 3) - 0.5),
          push: [18, 64],
          rest: 3,
          seed: 2,
        }),
      ),
      cut(rect(-5, 203, width + 10, 70)),
      ink(
        closed([
          [-5, 196],
          [42, 200],
          [42, 205],
          [-5, 206],
        ]),
      ),
      ink(
        closed([
          [238, 199],
          [275, 196],
          [275, 206],
          [238, 205],
        ]),
      ),
      within(
        rect(-5, 204, width + 10, 70),
        ink(
          gouges(yard, {
            spacing: 6,
            light: (x, y) => 0.34 + 0.6 * (noise(x / 44, y / 9, 19) - 0.5) + (y - 240) / 150,
            push: [12, 60],
            rest: 12,
            seed: 18,
          }),
        ),
      ),
      building(),
      maple(),
      // The pole, its flag taken in
      cut(rect(248, 62, 3.4, 150)),
      ink(rect(249, 60, 2, 154)),
      ...children.map(
        (child) =>
          `${cut(personOf(child), 'stroke="#fff" stroke-width="3"')}${ink(personOf(child))}${cut(gouges(seamsOf(child), { spacing: 1.7, light: () => 0.75, push: [6, 20], rest: 4, seed: child.x }))}${cut(rim(child, -1, 0.4))}`,
      ),
    ].join(''),
  );
}

/** The wash on its line between the tree and the pole. */
const ropeOf = (from: number, to: number): Curve =>
  lineOf([from, 196], [to, 190]).map(
    ([x, y]): Point => [x, y + 16 * Math.sin(((x - 26) / 223) * Math.PI)],
  );

const rope = ropeOf(26, 249);

const hung = (() => {
  const shapes: string[] = [];
  const onRope = (x: number) =>
    196 - (6 * (x - 26)) / 223 + 16 * Math.sin(((x - 26) / 223) * Math.PI);
  const shirt = (x: number, s: number) => {
    const y = onRope(x);
    return `M${x} ${y}l${5 * s} 1l${4 * s} 1l${5 * s}-2l${8 * s} ${7 * s}l${-4 * s} ${4 * s}l${-4 * s}-${2 * s}l${0.6 * s} ${17 * s}l${-16 * s} ${0.6 * s}l${-0.6 * s}-${17 * s}l${-4 * s} ${3 * s}l${-3 * s}-${4 * s}z`;
  };
  const sheet = (x: number, w: number, h: number) =>
    `M${x} ${onRope(x)}L${x + w} ${onRope(x + w)}l1.5 ${h}q${-w / 4} 3 ${-w / 2} 0t${-w / 2} .5z`;
  const trousers = (x: number) => {
    const y = onRope(x);
    return `M${x} ${y}h12l1.5 25h-5.500l-1.8-17l-2.2 17h-5.500z`;
  };
  shapes.push(
    sheet(40, 26, 25),
    shirt(80, 0.9),
    trousers(104),
    shirt(170, 0.7),
    sheet(196, 22, 22),
    trousers(226),
  );
  return shapes;
})();

const curtains = [windows[0], windows[2], windows[4], windows[7], windows[9], windows[10]].flatMap(
  (each) => (each ? [each] : []),
);

const boxes = [windows[6], windows[8], windows[11]].flatMap((each) => (each ? [each] : []));

/** Second cutting: nobody plays in the yard; curtains are let out of the panes. */
function further(): string {
  const out = children.map(personOf);
  return [
    ink(rect(0, 0, width, height)),
    ...out.map((d) => cut(d, 'stroke="#fff" stroke-width="1.5"')),
    within(
      out,
      ink(
        ridges(
          parallels(
            { x: 40, y: 190, width: 220, height: 80 },
            { angle: 84, spacing: 3.6, wave: 0.6, seed: 8 },
          ),
          { share: 0.18, width: 1.2, seed: 9, longest: 16 },
        ),
      ),
    ),
    ...hung.map((d) => cut(d, 'stroke="#fff" stroke-width="3.4"')),
    cut(gouges([rope], { spacing: 3.6, light: () => 1, push: [300, 400] })),
    ...curtains.map(({ x, y, w, h }) => cut(rect(x, y, w, h))),
    ...boxes.map(({ x, y, w, h }) => cut(rect(x - 2, y + h - 1, w + 4, 7))),
    cut(rect(door.x - 1, door.y - 1, door.w + 2, door.h + 1)),
    ink(rect(140.4, 163, 1.2, 39)),
  ].join('');
}

function red(): string {
  return within(
    frame,
    [
      ...hung.map((d) => ink(d)),
      ink(gouges([rope], { spacing: 1.5, light: () => 1, push: [300, 400] })),
      ...curtains.map(({ x, y, w, h }) =>
        ink(
          `M${x} ${y}h${w}v${h}q-3-10-${w / 2 - 1}-${h - 6}q-1 ${h * 0.6} -${w / 2 - 0.5} ${h - 6}z`,
        ),
      ),
      ...boxes.map(({ x, y, w, h }) =>
        ink(
          `M${x - 1} ${y + h + 1}h${w + 2}l-1 4.500h${-w}zM${x} ${y + h}a2.4 2.4 0 1 1 4.6 0a2.4 2.4 0 1 1 4.6 0a2.4 2.4 0 1 1 4.6 0z`,
        ),
      ),
      ink(hand(door.x, door.y, door.w, door.h)),
      cut(rect(door.x + 2, door.y + 4, 7, 12) + rect(door.x + 11, door.y + 4, 7, 12)),
    ].join(''),
  );
}

export const school: Block = { width, height, before, further, red };
