import { palette } from '../palette.ts';
import { board, box, disc, gradient, shape, stroke, text } from '../svg.ts';

/** Twenty dots a millimeter: a sensor of 26 by 58, and a coin of 24.26. */
export const sensorSize = [520, 1160] as const;
export const quarterSize = [486, 486] as const;

/** A sensor from the front: an eye to hang it by, a vent, a lamp, and what it is called. */
export function sensor(): string {
  const slits = Array.from({ length: 7 }, (_, row) =>
    box(150, 770 + row * 34, 220, 14, 7, '#c8cfc9'),
  ).join('');
  return board(
    ...sensorSize,
    shape('M260 6C330 6 372 48 372 110V190H148V110C148 48 190 6 260 6Z', '#e9ebe4') +
      shape(
        'M260 6C330 6 372 48 372 110V190H148V110C148 48 190 6 260 6Z',
        'none',
        'stroke="#b9c1ba" stroke-width="5"',
      ) +
      disc(260, 108, 52, palette.surface, 'stroke="#b9c1ba" stroke-width="6"') +
      box(8, 160, 504, 990, 96, 'url(#shell)') +
      box(8, 160, 504, 990, 96, 'none', 'stroke="#b9c1ba" stroke-width="6"') +
      box(40, 192, 440, 926, 70, 'none', 'stroke="#ffffff" stroke-width="6"') +
      disc(260, 300, 20, palette.field) +
      stroke('M190 300A70 70 0 0 1 260 230M330 300A70 70 0 0 0 260 230', '#c8cfc9', 10) +
      text(260, 520, 92, 'COLD', { face: 'display', weight: 700, anchor: 'middle' }) +
      text(260, 618, 92, 'ROOM', { face: 'display', weight: 700, anchor: 'middle' }) +
      slits +
      box(190, 1040, 140, 8, 4, '#c8cfc9'),
    gradient('shell', '#ffffff', '#e4e7df', 1, 1),
  );
}

/** Twenty-five cents, with a lark on it. */
export function quarter(): string {
  const edge = Array.from({ length: 90 }, (_, i) => {
    const turn = (i * Math.PI) / 45;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${(243 + x * 228).toFixed(0)} ${(243 + y * 228).toFixed(0)}L${(243 + x * 241).toFixed(0)} ${(243 + y * 241).toFixed(0)}`;
  }).join('');
  return board(
    ...quarterSize,
    disc(243, 243, 243, '#8f9893') +
      disc(243, 243, 236, 'url(#coin)') +
      stroke(edge, '#7c8580', 4) +
      disc(243, 243, 218, 'none', 'stroke="#8f9893" stroke-width="6"') +
      shape(
        'M96 262C150 178 208 168 250 214C276 168 336 146 404 176C356 186 330 206 318 240C300 290 244 306 186 284C156 300 128 300 96 262Z',
        '#98a29c',
      ) +
      disc(352, 184, 6, '#e9edea') +
      text(243, 116, 66, '25', {
        face: 'display',
        weight: 800,
        anchor: 'middle',
        fill: '#5d6762',
      }) +
      text(243, 364, 56, 'QUARTER', {
        face: 'display',
        weight: 700,
        anchor: 'middle',
        fill: '#5d6762',
      }),
    gradient('coin', '#eef1ef', '#b4bdb8', 1, 1),
  );
}
