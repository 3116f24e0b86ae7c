import { palette as p } from '../palette.ts';
import { at, board, box, clipped, disc, flatStroke, stroke } from '../svg.ts';
import { benchSize, benchTops } from './benches.ts';
import { personFromAbove } from './people.ts';

/** Middle of everybody’s bench, by number, in units of the drawing; the page puts its links there. */
const places: Readonly<Record<number, readonly [number, number]>> = {
  3: [190, 310],
  7: [415, 310],
  4: [640, 310],
  6: [865, 310],
  8: [190, 960],
  5: [415, 960],
  2: [640, 960],
  1: [1135, 745],
  9: [1135, 975],
};

const wall = (d: string) => flatStroke(d, p.ink, 20);
const glass = (d: string) => flatStroke(d, p.paper, 20) + flatStroke(d, p.skyDeep, 8);
const stool = (x: number, y: number, seat: string = p.vermilion) =>
  disc(x + 6, y + 7, 26, p.ink, 'fill-opacity="0.18"') + disc(x, y, 26, seat);

const floorboards = Array.from({ length: 13 }, (_, i) =>
  flatStroke(`M70 ${190 + i * 72}H1530`, p.line, 3),
).join('');

const river =
  box(0, 0, 1600, 128, 0, p.sky) +
  [30, 64, 98]
    .map((y, i) =>
      stroke(
        `M${-40 + i * 90} ${y}q60-16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0`,
        p.skyDeep,
        4,
        'stroke-opacity="0.55"',
      ),
    )
    .join('');

function bench(id: number): string {
  const [x, y] = places[id] ?? [0, 0];
  const scale = 190 / benchSize.width;
  const [w, h] = [190, benchSize.height * scale];
  const [stoolX, stoolY, turn] =
    id === 1 || id === 9 ? [x + 140, y, -90] : y < 600 ? [x, y + 106, 0] : [x, y - 106, 180];
  return (
    stool(stoolX, stoolY) +
    box(x - w / 2 + 8, y - h / 2 + 10, w, h, 8, p.ink, 'fill-opacity="0.2"') +
    clipped(x - w / 2, y - h / 2, w, h, 8, at(x - w / 2, y - h / 2, benchTops[id] ?? '', scale)) +
    personFromAbove(stoolX, stoolY, id, turn)
  );
}

/** The bench that nobody has yet: bare, with its stool. */
const free =
  stool(865, 854) +
  box(
    770,
    901,
    190,
    119,
    8,
    p.surface,
    `stroke="${p.vermilion}" stroke-width="5" stroke-dasharray="14 10"`,
  );

const table =
  Array.from(
    { length: 7 },
    (_, i) =>
      at(1086 + i * 42, 332, stool(0, 0, p.field), 0.68) +
      at(1086 + i * 42, 510, stool(0, 0, p.field), 0.68),
  ).join('') +
  box(1062, 366, 320, 130, 14, p.ink, 'fill-opacity="0.2"') +
  box(1052, 356, 320, 130, 14, '#d2a873') +
  disc(1212, 420, 26, p.surface) +
  disc(1212, 420, 18, '#3b2617');

const kitchen =
  box(1066, 172, 300, 62, 6, p.fieldPale) +
  box(1090, 184, 72, 38, 8, '#b9c0bb') +
  disc(1230, 203, 17, p.ink) +
  disc(1282, 203, 17, p.ink) +
  disc(1334, 203, 17, p.vermilion);

const closet =
  box(1450, 168, 76, 150, 4, p.fieldDeep) +
  [0, 1, 2, 3, 4]
    .map((i) => box(1460, 180 + i * 27, 56, 18, 3, p.field) + disc(1506, 189 + i * 27, 4, p.sun))
    .join('');

const callRoom =
  box(1440, 690, 80, 80, 14, p.skyDeep) +
  box(1450, 700, 60, 60, 10, p.sky) +
  disc(1400, 800, 24, p.vermilion);

const stairs =
  Array.from({ length: 8 }, (_, i) => flatStroke(`M1370 ${900 + i * 24}H1530`, p.muted, 5)).join(
    '',
  ) + stroke('M1450 1078V916m-18 22l18-22 18 22', p.vermilion, 7);

/** Our floor of the mill from above: river at the top, lane at the bottom, nine benches, one free. */
export const floorMarkup = () =>
  board(
    1600,
    1200,
    box(0, 0, 1600, 1200, 0, p.fieldPale) +
      river +
      box(60, 150, 1480, 960, 0, p.surface) +
      box(60, 600, 940, 510, 0, '#efe9dc') +
      box(1000, 150, 540, 960, 0, '#e6eee4') +
      floorboards +
      kitchen +
      table +
      closet +
      callRoom +
      stairs +
      free +
      Object.keys(places)
        .map((id) => bench(Number(id)))
        .join('') +
      wall('M60 140V1120M50 150H1550M1540 140V1120M50 1110H1550') +
      wall('M60 600H430M560 600H990M1000 150V440M1000 560V650M1000 780V1110') +
      wall('M1340 650V690M1340 790V850M1330 650H1550M1330 850H1550M1424 160V240M1424 320H1540') +
      glass('M110 150H270M335 150H495M560 150H720M785 150H945M1080 150H1350') +
      glass('M110 1110H270M335 1110H495M560 1110H720M785 1110H945M1060 1110H1280') +
      stroke('M1340 690q80 10 84 96', p.muted, 4),
  );
