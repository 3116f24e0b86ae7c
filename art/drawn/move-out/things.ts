import { palette } from '../palette.ts';
import { at, box, disc, shape, stroke, text } from '../svg.ts';

/** Paint of this move, beside the firm's own. */
export const paint = {
  kraft: '#d3a46a',
  kraftDark: '#b3834a',
  kraftPale: '#e3bd8a',
  tape: '#efe0bd',
  wall: '#f6d9c9',
  wallDark: '#e9c0a9',
  wood: '#8a5a2f',
  woodDark: '#6a4322',
  steel: '#b4c2c1',
  steelDark: '#6d807f',
  night: '#22322b',
  /** A bulb without a shade, and what it falls on. */
  bulb: '#ffe9a8',
} as const;

/** A box of cardboard with its number, standing on 0, its middle at 0. */
export function carton(number: number, wide = 150, high = 116): string {
  const left = -wide / 2;
  return (
    box(left, -high, wide, high, 3, paint.kraft) +
    box(left, -high, wide, 20, 3, paint.kraftPale) +
    box(-16, -high, 32, high * 0.52, 0, paint.tape) +
    box(left + 12, -50, 60, 40, 3, palette.surface) +
    text(left + 42, -18, 36, String(number), { face: 'display', weight: 800, anchor: 'middle' }) +
    shape(
      `M${-left - 44} -20V-42L${-left - 34} -54L${-left - 24} -42V-20`,
      'none',
      `stroke="${paint.kraftDark}" stroke-width="5"`,
    )
  );
}

/** A server as it stands in closets: drives, lamps, and dust on top. */
export function server(dark = false): string {
  const bays = [0, 1, 2, 3]
    .map(
      (i) =>
        box(-62, -196 + i * 36, 84, 26, 3, '#33423b') +
        disc(40, -183 + i * 36, 6, dark ? '#4a5a52' : i === 2 ? palette.sun : '#57b98a'),
    )
    .join('');
  return (
    box(-78, -230, 156, 230, 8, paint.night) +
    box(-78, -230, 156, 16, 6, '#3d4f47') +
    bays +
    box(-62, -44, 124, 8, 4, '#3d4f47') +
    box(-62, -28, 124, 8, 4, '#3d4f47')
  );
}

/** Other things in a closet. */
export const mop =
  box(-6, -396, 12, 326, 6, paint.wood) +
  [-36, -22, -8, 6, 20]
    .map((x, i) => stroke(`M0 -80Q${x} -50 ${x + 6} ${-6 - (i % 2) * 8}`, '#d9d4c7', 14))
    .join('');
export const bucket =
  stroke('M-52 -78Q0 -150 52 -78', paint.steelDark, 6) +
  shape('M-58 -84H58L44 0H-44Z', palette.skyDeep) +
  box(-62, -90, 124, 14, 6, '#5f93a5');
export const paintCan =
  box(-36, -70, 72, 70, 4, paint.steel) +
  box(-40, -78, 80, 12, 5, paint.steelDark) +
  shape('M-36 -52H36V-34Q20 -20 8 -34T-36 -30Z', palette.vermilion);

interface Inside {
  /** Boxes and furniture of the scene. */
  shelf: string;
  floor: string;
}

/** A closet 420 wide and 760 high with its door open to the left; it stands on 0. */
export function closet({ shelf, floor }: Inside): string {
  return (
    box(-234, -780, 468, 780, 6, paint.woodDark) +
    box(-210, -756, 420, 756, 0, '#3a2a1d') +
    box(-210, -756, 420, 130, 0, '#4d3827') +
    disc(0, -706, 24, paint.bulb) +
    box(-4, -756, 8, 32, 0, '#1d140d') +
    shape('M0 -706L-210 -300V0H210V-300Z', paint.bulb, 'opacity=".3"') +
    at(0, -430, shelf) +
    box(-210, -430, 420, 20, 0, paint.wood) +
    at(0, 0, floor) +
    // The door, seen from its edge inwards.
    shape('M-234 -780L-430 -840V0H-234Z', paint.wood) +
    shape(
      'M-262 -740L-400 -780V-440L-262 -426Z',
      'none',
      `stroke="${paint.woodDark}" stroke-width="8"`,
    ) +
    shape('M-262 -380L-400 -390V-60H-262Z', 'none', `stroke="${paint.woodDark}" stroke-width="8"`) +
    disc(-412, -410, 14, palette.sun)
  );
}

/** A moving van from its side, its back open to the left; it stands on 0 and is 980 long. */
export function van(load: string): string {
  const wheel = (x: number) =>
    disc(x, -6, 78, '#1d2622') + disc(x, -6, 40, paint.steel) + disc(x, -6, 14, paint.steelDark);
  return (
    box(-490, -520, 640, 500, 10, palette.field) +
    box(-470, -500, 600, 400, 4, paint.night) +
    at(-170, -100, load) +
    box(-490, -110, 640, 100, 4, palette.field) +
    text(0, -56, 46, 'Larkfield', {
      face: 'display',
      weight: 800,
      anchor: 'middle',
      fill: palette.surface,
    }) +
    shape(
      'M150 -420H320Q350 -420 366 -390L430 -240Q490 -230 490 -170V-20H150Z',
      palette.fieldDeep,
    ) +
    shape('M190 -380H308Q324 -380 334 -360L384 -240H190Z', palette.sky) +
    box(452, -170, 38, 40, 8, palette.sun) +
    box(-510, -40, 1010, 22, 6, '#1d2622') +
    box(196, -200, 54, 12, 6, palette.surface) +
    wheel(-320) +
    wheel(330)
  );
}

/** A dumpster at the curb, 460 wide; it stands on 0. */
export function dumpster(load: string): string {
  return (
    at(0, -190, load) +
    shape('M-236 -240H236L210 -30H-210Z', paint.steelDark) +
    [-140, -50, 40, 130].map((x) => box(x, -220, 14, 180, 4, '#556866')).join('') +
    box(-250, -258, 500, 30, 6, '#556866') +
    disc(-150, -16, 22, '#1d2622') +
    disc(150, -16, 22, '#1d2622')
  );
}
