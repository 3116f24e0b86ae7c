import { board, box, disc, shape, stroke } from '../svg.ts';

/** A face between cap and mask, seen from so near that it fills the board. */
export interface Face {
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  brow: string;
  iris: string;
  /** None: no cap. */
  cap: string | undefined;
  /** Its pattern. */
  dots: string | undefined;
  /** None: no mask. */
  mask: string | undefined;
  fold: string;
  glasses: 'loupes' | 'round' | undefined;
  /** Raise of the right brow, in pixels. */
  lift: number;
}

const middle = 640;

/** One eye, `side` is -1 or 1. */
function eye(x: number, y: number, side: number, { iris, skin, shade }: Face): string {
  const lid = `M${x - 92} ${y + 10}Q${x - 8 * side} ${y - 62} ${x + 92} ${y + 6}`;
  const white = `${lid}Q${x + 6 * side} ${y + 56} ${x - 92} ${y + 10}Z`;
  const id = `eye${side}`;
  return (
    shape(
      `M${x - 118} ${y + 6}Q${x} ${y - 104} ${x + 118} ${y + 2}Q${x} ${y + 86} ${x - 118} ${y + 6}Z`,
      shade,
      'opacity=".42"',
    ) +
    `<clipPath id="${id}"><path d="${white}"/></clipPath>` +
    shape(white, '#fffdf9') +
    `<g clip-path="url(#${id})">` +
    disc(x, y - 2, 45, iris) +
    disc(x, y - 2, 45, 'none', 'stroke="#16282c" stroke-opacity=".4" stroke-width="7"') +
    disc(x, y - 2, 21, '#12242a') +
    disc(x - 16, y - 19, 11, '#fff', 'opacity=".95"') +
    disc(x + 15, y + 14, 6, '#fff', 'opacity=".6"') +
    shape(
      `M${x - 100} ${y - 70}H${x + 100}V${y - 26}Q${x} ${y - 44} ${x - 100} ${y + 4}Z`,
      '#12242a',
      'opacity=".12"',
    ) +
    '</g>' +
    stroke(lid, '#2b211d', 9) +
    stroke(`M${x + 92 * side} ${y + 6}l${20 * side} -14`, '#2b211d', 7) +
    stroke(`M${x - 80} ${y - 32}Q${x} ${y - 84} ${x + 80} ${y - 36}`, shade, 7) +
    stroke(`M${x - 58} ${y + 58}Q${x} ${y + 76} ${x + 58} ${y + 56}`, shade, 6, 'opacity=".8"') +
    disc(x, y - 60, 0, skin)
  );
}

const brows = (y: number, { brow, lift }: Face) =>
  shape(
    `M380 ${y + 22}Q440 ${y - 34} 560 ${y + 4}Q566 ${y + 18} 556 ${y + 26}Q450 ${y + 4} 386 ${y + 34}Z`,
    brow,
  ) +
  shape(
    `M900 ${y + 22 - lift}Q840 ${y - 34 - lift * 1.5} 720 ${y + 4 - lift * 0.4}Q714 ${y + 18} 724 ${y + 26}Q830 ${y + 4 - lift} 894 ${y + 34 - lift}Z`,
    brow,
  );

/** The cap comes down to the forehead. */
function cap(colour: string, dots: string | undefined): string {
  const outline = 'M232 0H1048L1076 108Q860 168 640 168T204 108Z';
  const spots = Array.from({ length: 26 }, (_, i) =>
    disc(236 + (i % 13) * 68 + (i > 12 ? 34 : 0), i > 12 ? 84 : 26, 13, dots ?? ''),
  ).join('');
  return (
    `<clipPath id="cap"><path d="${outline}"/></clipPath>${shape(outline, colour)}` +
    (dots ? `<g clip-path="url(#cap)">${spots}</g>` : '') +
    stroke('M206 106Q420 166 640 166T1074 106', '#12242a', 10, 'opacity=".16"')
  );
}

const mask = (colour: string, fold: string) =>
  stroke('M262 420L180 330M1018 420L1100 330', '#fff', 9) +
  shape('M258 414Q450 430 560 388Q600 366 640 364T720 388Q830 430 1022 414V620H258Z', colour) +
  stroke('M258 500Q640 470 1022 500M258 566Q640 544 1022 566', fold, 9) +
  stroke('M556 392Q600 370 640 368T724 392', '#fff', 8, 'opacity=".7"');

const nose = ({ shade }: Face) =>
  stroke('M596 236Q586 330 580 372', shade, 9, 'opacity=".55"') +
  stroke('M688 236Q694 330 700 372', shade, 9, 'opacity=".35"');

/** Nose and mouth of somebody without a mask. */
const bare = ({ shade }: Face) =>
  stroke('M574 372Q560 414 596 424M706 372Q720 414 684 424M612 428Q640 440 668 428', shade, 10) +
  stroke('M520 506Q640 578 760 506', '#a8493d', 14) +
  stroke('M500 490Q508 500 516 508M780 490Q772 500 764 508', shade, 9) +
  disc(430, 432, 62, '#f4745f', 'opacity=".2"') +
  disc(850, 432, 62, '#f4745f', 'opacity=".2"');

const frames = {
  round:
    disc(470, 258, 132, '#fff', 'fill-opacity=".14" stroke="#0e6b76" stroke-width="13"') +
    disc(810, 258, 132, '#fff', 'fill-opacity=".14" stroke="#0e6b76" stroke-width="13"') +
    stroke('M600 244Q640 214 680 244M340 236L226 210M940 236L1054 210', '#0e6b76', 13),
  loupes:
    stroke('M320 190H960', '#1d3a42', 16) +
    box(336, 186, 268, 156, 64, '#fff', 'fill-opacity=".16" stroke="#1d3a42" stroke-width="13"') +
    box(676, 186, 268, 156, 64, '#fff', 'fill-opacity=".16" stroke="#1d3a42" stroke-width="13"') +
    stroke('M604 250Q640 222 676 250M336 240L224 214M944 240L1056 214', '#1d3a42', 13) +
    disc(640, 168, 34, '#1d3a42') +
    disc(640, 168, 20, '#fff3d8'),
};

const hairOf = ({ cap: covered, hair }: Face) =>
  covered
    ? shape('M206 90Q176 210 214 300L246 292Q232 190 252 116Z', hair) +
      shape('M1074 90Q1104 210 1066 300L1034 292Q1048 190 1028 116Z', hair)
    : shape(
        'M640 -60Q150 -60 150 330Q150 560 230 620H262Q196 400 300 190Q560 150 640 40Q760 150 980 190Q1084 400 1018 620H1050Q1130 560 1130 330Q1130 -60 640 -60Z',
        hair,
      );

/** A strip of a face, the right way up: cap, brows, eyes, mask. */
export function faceStrip(face: Face): string {
  const y = 262;
  const head =
    shape(
      'M236 -40H1044Q1080 200 1046 420Q1010 640 900 760H380Q270 640 234 420Q200 200 236 -40Z',
      face.skin,
    ) +
    shape(
      'M236 -40Q200 200 234 420Q270 640 380 760H470Q300 560 300 300Q300 100 330 -40Z',
      face.shade,
      'opacity=".3"',
    ) +
    disc(214, 300, 44, face.skin) +
    disc(1066, 300, 44, face.skin);
  return board(
    middle * 2,
    620,
    box(0, 0, 1280, 620, 0, face.ground) +
      head +
      hairOf(face) +
      (face.cap ? cap(face.cap, face.dots) : '') +
      brows(face.glasses ? 148 : 164, face) +
      nose(face) +
      eye(470, y, -1, face) +
      eye(810, y, 1, face) +
      (face.mask ? mask(face.mask, face.fold) : bare(face)) +
      (face.glasses ? frames[face.glasses] : ''),
  );
}
