import { at, board, box, clipped, disc, flatStroke, shape, stroke, text } from '../svg.ts';
import { aggregate, grains, longGrain, loops, rings, slanted } from './hatches.ts';

const ink = '#111111';
const thin = (d: string, width = 2) => flatStroke(d, ink, width);
const edge = `stroke="${ink}" stroke-width="6"`;
/** A material: its ground, its hatch cut to the piece, its outline. */
const piece = (
  [x, y, w, h]: readonly [number, number, number, number],
  fill: string,
  hatch: string,
  width = 2,
) =>
  clipped(x, y, w, h, 0, box(x, y, w, h, 0, fill) + thin(hatch, width)) +
  box(x, y, w, h, 0, 'none', edge);

/** A child's truck, six inches long, on its way over the threshold. */
const truck =
  shape('M-168-52V-190H58V-52z', '#ffffff', edge) +
  shape('M58-52V-158H122L168-104V-52z', '#f6d79b', edge) +
  thin('M76-142H114L142-106H76z', 4) +
  thin('M-168-86H58M-132-190V-86M-94-190V-86M-56-190V-86M-18-190V-86M20-190V-86', 3) +
  [-104, -24, 108].map((x) => disc(x, -40, 40, ink) + disc(x, -40, 14, '#ffffff')).join('') +
  thin('M-168-60h-46', 4) +
  stroke('M-214-60q-42 0-64-34t-62-12', ink, 4);

const note = (mark: string, x: number, y: number, toX: number, toY: number) =>
  thin(`M${x} ${y}L${toX} ${toY}`, 3) +
  disc(toX, toY, 8, ink) +
  disc(x, y, 36, '#ffffff', `stroke="${ink}" stroke-width="4"`) +
  text(x, y + 14, 40, mark, { anchor: 'middle', weight: 600, fill: ink });

function indoors(): string {
  const boards = Array.from({ length: 3 }, (_, index) => {
    const [from, width] = [-20 + index * 245, 240] as const;
    return piece(
      [from, 1180, width, 48],
      '#ffffff',
      longGrain([from, 1180, width, 48], 6, index + 3),
    );
  }).join('');
  return (
    piece(
      [-20, 1520, 950, 270],
      '#e3e3de',
      slanted([-20, 1520, 950, 270], 54) + aggregate([-20, 1520, 950, 270], 130, 7),
    ) +
    piece([-20, 1320, 720, 200], '#ffffff', loops([-20, 1330, 720, 180], 46), 3) +
    piece([-20, 1228, 720, 92], '#ffffff', grains([-20, 1228, 720, 92], 2600, 6, 11)) +
    boards
  );
}

function outdoors(): string {
  const bed = [1014, 1280, 606, 510] as const;
  const stone = 'M985 1186L1620 1212V1300L985 1286z';
  return (
    clipped(...bed, 0, box(...bed, 0, '#ffffff') + thin(grains(bed, 5000, 26, 5), 3)) +
    piece([930, 1430, 84, 600], '#ffffff', loops([940, 1430, 64, 600], 40), 3) +
    clipped(
      1014,
      1790,
      606,
      230,
      0,
      box(1014, 1790, 606, 230, 0, '#ffffff') + thin(slanted([1014, 1790, 606, 230], 26), 2.5),
    ) +
    thin('M1010 1790H1620', 5) +
    shape(stone, '#ffffff', edge) +
    `<clipPath id="stone"><path d="${stone}"/></clipPath><g clip-path="url(#stone)">${thin(slanted([985, 1180, 640, 125], 15), 1.6)}</g>` +
    // The channel, and what runs into it.
    shape('M938 1300V1410H1060V1300', '#ffffff', 'stroke="none"') +
    shape('M944 1378H1054V1404H944z', '#c9d3d4') +
    thin('M940 1300V1408H1058V1300', 8) +
    thin('M952 1378H1046', 3) +
    stroke('M962 1206v26M962 1262v22M962 1318v20', ink, 4)
  );
}

function window(): string {
  const panes = [778, 818, 858].map(
    (x) =>
      box(x, -20, 17, 1098, 0, '#dfe7e7', `stroke="${ink}" stroke-width="4"`) +
      thin(slanted([x, -20, 17, 1098], 120), 1.5),
  );
  const oak = (x: number, y: number, w: number, h: number, from: number) =>
    piece([x, y, w, h], '#ffffff', rings([x + w * 0.4, y + h + 160], from, from + 420, 15));
  return (
    panes.join('') +
    [798, 838].map((x) => box(x - 3, 1052, 20, 26, 0, ink)).join('') +
    oak(736, 1018, 180, 138, 130) +
    box(770, 1010, 112, 70, 0, '#ffffff', `stroke="${ink}" stroke-width="4"`) +
    [778, 818, 858].map((x) => box(x, 1000, 17, 72, 0, '#dfe7e7')).join('') +
    thin('M778 1000v72M795 1000v72M818 1000v72M835 1000v72M858 1000v72M875 1000v72', 4) +
    // Wheels on a rail: the sash slides.
    disc(826, 1166, 15, '#ffffff', `stroke="${ink}" stroke-width="5"`) +
    oak(700, 1180, 230, 84, 150) +
    piece([700, 1264, 230, 256], '#e9e2d2', grains([700, 1264, 230, 256], 4000, 10, 23)) +
    // The waterproofing runs over the edge, unbroken.
    thin('M704 1268H938V1436H932V2010', 10)
  );
}

/** The foot of a sliding window, cut: floor, threshold, stone terrace, and a truck that rolls over it. */
export function sill(): string {
  const earth = [-20, 1790, 952, 230] as const;
  return board(
    1600,
    2000,
    box(0, 0, 1600, 2000, 0, '#ffffff') +
      clipped(...earth, 0, box(...earth, 0, '#ffffff') + thin(slanted(earth, 26), 2.5)) +
      indoors() +
      outdoors() +
      window() +
      at(330, 1180, truck) +
      note('1', 130, 960, 60, 1192) +
      note('2', 1120, 560, 872, 640) +
      note('3', 560, 1420, 770, 1400) +
      note('4', 1380, 1010, 1330, 1230) +
      note('5', 1130, 1100, 1006, 1388),
  );
}
