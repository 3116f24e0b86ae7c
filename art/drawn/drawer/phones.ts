import { palette } from '../palette.ts';
import { at, box, clipped, disc, shape, softShadow, stroke } from '../svg.ts';

/** An old phone, lying with its middle at 0, 0: how wide, how tall, what is on its glass. */
export interface OldPhone {
  w: number;
  h: number;
  shell: string;
  glass: string;
  corner: number;
  /** A round button below the glass. */
  button?: boolean;
  cracked?: boolean;
  /** One bar of signal, and three that are missing. */
  lonely?: boolean;
}

/** The five of the drawer: slow, small, cracked, with large letters, without a plan. */
export const five: readonly OldPhone[] = [
  { w: 268, h: 540, shell: '#26312c', glass: '#101a15', corner: 30 },
  { w: 236, h: 490, shell: '#e7e3d8', glass: '#173a52', corner: 36, button: true },
  { w: 270, h: 552, shell: '#1c2028', glass: '#23262d', corner: 40, cracked: true },
  { w: 288, h: 572, shell: '#8d8f8a', glass: '#a8340f', corner: 26, button: true },
  { w: 264, h: 534, shell: '#f0b64a', glass: '#143f2f', corner: 44, lonely: true },
];

const crack = (w: number, h: number) =>
  stroke(
    `M${w / 2} ${-h * 0.3}L${w * 0.26} ${-h * 0.24}L${w * 0.31} ${-h * 0.36}M${w * 0.26} ${-h * 0.24}L${w * 0.12} ${-h * 0.4}L${w * 0.16} ${-h / 2}M${w * 0.26} ${-h * 0.24}L${w * 0.36} ${-h * 0.08}L${w * 0.3} ${h * 0.2}L${w * 0.42} ${h * 0.36}L${w * 0.38} ${h / 2}M${w * 0.36} ${-h * 0.08}L${w / 2} ${h * 0.04}M${w * 0.31} ${-h * 0.36}L${w * 0.4} ${-h / 2}`,
    '#e9edf0',
    2.2,
    'stroke-opacity=".7"',
  );

const signal = [0, 1, 2, 3]
  .map((i) => {
    const tall = 26 + i * 26;
    const colour = i === 0 ? palette.sun : '#2f6650';
    return box(-78 + i * 42, 52 - tall, 28, tall, 5, colour);
  })
  .join('');

/** One phone as it lies: shadow, shell, glass with a shine, and what makes it the one that it is. */
export function oldPhone(phone: OldPhone, x: number, y: number, scale = 1, turn = 0): string {
  const { w, h, shell, glass, corner, button, cracked, lonely } = phone;
  const chin = button ? 64 : 26;
  const brow = button ? 50 : 26;
  const side = 13;
  const [gw, gh] = [w - 2 * side, h - chin - brow];
  const [gx, gy] = [-w / 2 + side, -h / 2 + brow];
  const shine = shape(
    `M${gx} ${gy}h${gw * 0.62}L${gx} ${gy + gh * 0.66}z`,
    '#ffffff',
    'fill-opacity=".05"',
  );
  const seen = clipped(
    gx,
    gy,
    gw,
    gh,
    button ? 4 : corner - 12,
    box(gx, gy, gw, gh, 0, glass) + shine + (cracked ? crack(gw, gh) : ''),
  );
  const body =
    softShadow(-w / 2, -h / 2, w, h, corner, 0.55) +
    box(w / 2 - 2, -h * 0.22, 7, 70, 3, shell) +
    box(-w / 2, -h / 2, w, h, corner, shell) +
    box(
      -w / 2 + 2,
      -h / 2 + 2,
      w - 4,
      h - 4,
      corner - 2,
      'none',
      'stroke="#fff" stroke-opacity=".28" stroke-width="3"',
    ) +
    seen +
    box(-24, -h / 2 + brow / 2 - 3, 48, 6, 3, '#000', 'fill-opacity=".4"') +
    (button
      ? disc(0, h / 2 - chin / 2, 20, 'none', 'stroke="#000" stroke-opacity=".32" stroke-width="3"')
      : '') +
    (lonely ? signal : '');
  return at(x, y, body, scale, turn);
}
