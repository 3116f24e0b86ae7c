import { palette } from '../palette.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';

export const size = [600, 600] as const;
export const steel = { pale: '#dfe7e6', mid: '#b4c2c1', dark: '#7f9190', deep: '#4f6160' } as const;

/** A milk crate, its middle at the foot. */
export const crate = (fill: string = palette.vermilion, dark = '#9c3010', rim = '#ee7a4f') =>
  box(-75, -104, 150, 104, 8, fill) +
  [-84, -52].map((y) => [-62, -18, 26].map((x) => box(x, y, 36, 22, 5, dark)).join('')).join('') +
  box(-75, -104, 150, 12, 4, rim) +
  box(-62, -20, 124, 8, 4, dark);

/** A cold room by night: its door stands on a crate, and what is cold falls out over the floor. */
export function doorAjar(): string {
  const wall =
    box(20, 20, 560, 500, 10, '#3d4f4c') +
    [130, 350, 470].map((x) => box(x, 20, 3, 500, 0, '#2c3b39')).join('') +
    box(20, 20, 560, 10, 5, '#566a66');
  const opening =
    box(190, 70, 230, 450, 0, 'url(#cold)') +
    box(214, 150, 180, 12, 0, '#8fb4c0') +
    box(214, 290, 180, 12, 0, '#8fb4c0') +
    [222, 268, 314].map((x) => box(x, 96, 34, 54, 6, '#f6fbfb')).join('') +
    [232, 300].map((x) => disc(x + 18, 264, 26, '#f0dcb8')).join('');
  const light = shape('M190 520H420L560 596H60Z', '#cfe3ea', 'opacity=".75"');
  // Hinges on the left: the leaf swings towards us, and shows its thick edge.
  const leaf =
    shape('M190 70L330 34V562L190 520Z', 'url(#leaf)') +
    shape('M330 34L358 42V554L330 562Z', steel.deep) +
    stroke('M206 96L314 70V522L206 490Z', steel.mid, 5) +
    box(296, 286, 16, 74, 7, palette.ink) +
    [120, 460].map((y) => box(182, y, 18, 34, 4, steel.deep)).join('');
  return board(
    ...size,
    wall + opening + light + leaf + at(398, 556, crate()),
    gradient('cold', '#eef7f8', '#bcd6de') + gradient('leaf', steel.pale, steel.mid, 1, 0),
  );
}

/** A telephone on a night table, with the light and the noise that it makes. */
export function phoneRings(): string {
  const rays = [-64, -32, 0, 32, 64]
    .map((turn) => at(300, 300, box(-8, -262, 16, 66, 8, palette.sun), 1, turn))
    .join('');
  const phone = at(
    300,
    330,
    box(-84, -150, 168, 300, 30, '#0b120e') +
      box(-84, -150, 168, 300, 30, 'none', `stroke="#5d6d66" stroke-width="5"`) +
      box(-70, -134, 140, 268, 18, '#fffdf8') +
      box(-70, -134, 140, 96, 18, palette.vermilion) +
      shape('M0 -118L30 -66H-30Z', '#fffaf2') +
      box(-46, -14, 92, 16, 8, palette.ink) +
      box(-34, 14, 68, 12, 6, '#9aa59f') +
      disc(-34, 92, 24, palette.field) +
      disc(34, 92, 24, palette.vermilion),
    1,
    8,
  );
  const table =
    box(40, 492, 520, 34, 8, '#a8763f') +
    box(40, 492, 520, 10, 5, '#c99758') +
    box(70, 526, 460, 74, 0, '#7d552b') +
    disc(300, 562, 14, '#e0b577');
  const glass =
    shape('M96 372H186L176 492H106Z', '#cfe3ea', 'opacity=".55"') +
    shape('M100 420H182L176 492H106Z', '#cfe3ea', 'opacity=".6"');
  return board(...size, rays + table + glass + phone);
}
