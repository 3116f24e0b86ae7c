import { along, firs, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const graphite = '#645d6a';
const drawn = (width: number, ...paths: readonly string[]): Wash =>
  paint(paths.join(''), graphite, { pencil: width });
const body = round(
  '230 210, 250 176, 640 170, 668 200, 684 296, 760 308, 772 334, 770 392, 232 398',
  0.35,
);

/** The bus, in pencil, with its first wash; the rest of the sheet is white. */
export const lastSheet: Sheet = {
  height: 560,
  washes: [
    paint(round('150 60, 420 30, 760 50, 880 160, 700 220, 300 210, 170 160'), '#f6c6c6', {
      rough: 16,
      soft: 7,
      rim: 0.5,
      rimWidth: 10,
      mottle: 1.2,
      flow: (x, y) => 0.2 + 0.8 * grades(80, 200, 0, 1)(y) * grades(880, 400, 0.1, 1)(x),
    }),
    reserve(body, 1.6),
    paint(
      round('226 230, 250 190, 420 176, 520 186, 560 260, 500 330, 540 396, 232 400', 0.6),
      '#f4bd4f',
      { rough: 5, rim: 0.7, rimWidth: 9, mottle: 1.2, flow: (x) => grades(230, 560, 1, 0.25)(x) },
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      reserve(
        flat([264 + i * 64, 206], [314 + i * 64, 205], [314 + i * 64, 258], [264 + i * 64, 260]),
        1,
      ),
    ),
    drawn(2, body, 'M232 290L684 284M232 330L770 326M232 398L770 392'),
    drawn(
      1.7,
      ...[0, 1, 2, 3, 4, 5].map(
        (i) => `M${264 + i * 64} 206L${314 + i * 64} 205L${314 + i * 64} 258L${264 + i * 64} 260Z`,
      ),
    ),
    drawn(2, oval(326, 404, 44), oval(326, 404, 20), oval(682, 400, 44), oval(682, 400, 20)),
    drawn(
      1.5,
      'M640 180L656 296',
      'M60 452L950 436',
      along('120 470, 300 462, 520 470'),
      along('560 480, 720 470, 880 474'),
    ),
    drawn(1.4, firs(780, 960, 430, 150, 24), firs(60, 200, 446, 120, 22)),
    drawn(1.3, along('140 150, 300 96, 470 130, 640 80, 820 140, 960 110')),
    drawn(1.2, oval(752, 346, 10), along('236 366, 220 368, 216 380')),
    paint(strokes(3, 'M586 312L600 300L606 336') + strokes(3, 'M592 336L618 334'), graphite, {
      pencil: 1,
      depth: 0,
    }),
    paint(
      oval(420, 506, 7) + oval(452, 516, 4) + oval(880, 300, 6) + oval(905, 286, 3),
      '#eba83c',
      { rough: 2, rim: 0.9 },
    ),
    paint(round('300 470, 420 462, 560 470, 440 482'), '#b9c4dc', {
      rough: 6,
      soft: 4,
      depth: 0.7,
    }),
  ],
};
