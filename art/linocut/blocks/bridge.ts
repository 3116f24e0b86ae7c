import { type Block, cut, ink, within } from '../block.ts';
import { between, closed, parallels, through } from '../curves.ts';
import { personOf, rim } from '../figures.ts';
import { gouges, ridges } from '../gouge.ts';
import { spruces, under } from '../land.ts';
import {
  abutment,
  bar,
  barricade,
  barrier,
  deck,
  pier,
  plain,
  portal,
  posts,
  shadows,
  standing,
  ties,
  tracks,
  truss,
  wide,
} from './bridge-iron.ts';
import {
  bank,
  bankPath,
  farHill,
  frame,
  glow,
  height,
  nearHill,
  rightBank,
  road,
  sky,
  skyCurves,
  skyOnly,
  slopes,
  stalks,
  village,
  water,
  waterCurves,
  waterLight,
  width,
} from './bridge-land.ts';
import { people } from './bridge-people.ts';

/** First state: shut, at dusk, in the first snow. */
function before(): string {
  const hillCurves = parallels(
    { x: 0, y: 100, width, height: 200 },
    { angle: 66, spacing: 5.2, wave: 1, seed: 8 },
  );
  return within(
    frame,
    [
      ink(frame),
      cut(gouges(skyCurves, { spacing: 6.6, light: sky, seed: 3, push: [30, 120] })),
      cut(under(farHill, 330, width)),
      ink(under(farHill, 330, width)),
      within(
        under(farHill, 330, width),
        cut(
          gouges(hillCurves, {
            spacing: 5.2,
            light: (x, y) => 0.66 - Math.abs(x - 120) / 1500 - (y - 200) / 300,
            push: [8, 26],
            seed: 12,
          }),
        ),
      ),
      cut(spruces(nearHill, 46, 14, 3), 'stroke="#fff" stroke-width="1.6"'),
      ink(under(nearHill, 330, width)),
      ink(spruces(nearHill, 46, 14, 3)),
      slopes(),
      village(),
      ink(water),
      within(
        water,
        cut(
          gouges(waterCurves, {
            spacing: (_, y) => 3 + ((y - 277) / 150) * 6,
            light: waterLight,
            seed: 21,
            push: [12, 70],
          }),
        ),
      ),
      cut(rightBank, 'stroke="#fff" stroke-width="3"'),
      within(
        rightBank,
        ink(
          ridges(
            parallels(
              { x: 480, y: 300, width: 290, height: 220 },
              { angle: 7, spacing: 9, wave: 3, seed: 71 },
            ),
            { share: 0.07, width: 2, seed: 72, longest: 50 },
          ),
        ),
      ),
      pier,
      cut(deck),
      within(
        deck,
        ink(
          gouges(shadows, {
            spacing: (_, y) => 1 + Math.max(0, y - 285) / 9,
            light: () => 0.5,
            push: [10, 60],
            rest: 14,
            seed: 6,
          }),
        ),
      ),
      standing(truss(wide), 1.6),
      standing(ties(), 1.3),
      abutment(),
      cut(bankPath, 'stroke="#fff" stroke-width="5"'),
      cut(road),
      within(
        bankPath,
        ink(
          ridges(
            between(
              bank,
              through([
                [-10, 520],
                [470, 520],
              ]),
              20,
            ),
            { share: 0.1, width: 2.2, seed: 5, longest: 60 },
          ),
        ),
      ),
      within(
        road,
        ink(
          gouges(tracks, {
            spacing: 7,
            light: (_, y) => 0.35 + (y - 400) / 300,
            push: [8, 40],
            rest: 10,
            seed: 15,
          }),
        ),
      ),
      stalks(),
      standing(truss(0), 2),
      standing(portal(), 2),
      barricade(),
    ].join(''),
  );
}

/** Second cutting: the barrier is gone, the sky is opened, people are let out of the black. */
function further(): string {
  const clear = `${barrier.map((corners) => cut(closed(corners), 'stroke="#fff" stroke-width="6"')).join('')}${posts.map((x) => cut(bar([x, -0.2, -0.9], [x, 1.8, -0.9], 0.34))).join('')}`;
  const trace = barrier
    .map((corners) =>
      within(
        closed(corners),
        ink(
          ridges(
            parallels(
              { x: 360, y: 340, width: 400, height: 130 },
              { angle: 2, spacing: 7, wave: 1 },
            ),
            { share: 0.07, width: 1.5, seed: 4 },
          ),
        ),
      ),
    )
    .join('');
  const opened = gouges(
    parallels({ x: 0, y: 0, width, height: 330 }, { angle: -3, spacing: 8.4, wave: 4.5, seed: 45 }),
    {
      spacing: 8.4,
      light: (x, y) => Math.max(0, 0.62 * sky(x, y) + 0.26),
      seed: 33,
      push: [40, 150],
    },
  );
  const outlines = people
    .map((person) =>
      cut(personOf(person), `stroke="#fff" stroke-width="${Math.max(2, 34 / person.near)}"`),
    )
    .join('');
  const bars = [...truss(wide), ...ties(), ...truss(0), ...portal()];
  return [
    ink(`M0 0h${width}v${height}H0z`),
    within(skyOnly, cut(opened)),
    plain(bars),
    clear,
    trace,
    outlines,
    // The near truss stands before those who are far.
    plain(portal()),
    people
      .filter(({ near }) => near < 10)
      .map((person) => cut(personOf(person), 'stroke="#fff" stroke-width="4"'))
      .join(''),
  ].join('');
}

/** The red block: what came since. */
function red(): string {
  const glowCurves = parallels(
    { x: 0, y: 40, width, height: 260 },
    { angle: -3, spacing: 7, wave: 3, seed: 25 },
  );
  return within(
    frame,
    [
      within(
        skyOnly,
        ink(
          gouges(glowCurves, {
            spacing: 7,
            light: (x, y) => Math.max(0, 1.06 - Math.hypot((x - glow[0]) / 2.8, y - glow[1]) / 140),
            seed: 7,
            push: [40, 160],
          }),
        ),
      ),
      people
        .map(
          (person) =>
            `${cut(personOf(person), 'stroke="#fff" stroke-width="3"')}${ink(personOf({ ...person, tall: person.tall * 0.985 }))}${person.near < 22 ? cut(rim(person, -1)) : ''}`,
        )
        .join(''),
    ].join(''),
  );
}

export const bridge: Block = { width, height, before, further, red };
