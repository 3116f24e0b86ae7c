import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { box, disc, shape, stroke } from '../svg.ts';
import { f, night } from './light.ts';

/** The part of a view that its seats need. */
export type StallsView = {
  readonly w: number;
  readonly h: number;
  /** Dial of light on the floor, with its width and depth. */
  readonly dial: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
  };
  /** Height of the front edge of the stage. */
  readonly front: number;
  /** Width of a seat in the first row. */
  readonly seat: number;
  readonly rows: number;
};

/** Rows of seats below the stage, towards us: their tops take its light, and some are taken. */
export function seats(view: StallsView): string {
  const roll = chance(31);
  const { w, h, front, dial } = view;
  const drawn: string[] = [];
  for (let row = 0; row < view.rows; row += 1) {
    const k = row / (view.rows - 1);
    const wide = view.seat * (1 + 2.3 * k ** 1.25);
    const y = front + 30 + (h - front - 20) * k ** 1.2;
    const count = Math.ceil(w / wide) + 3;
    const shift = (row % 2 ? 0.5 : 0) * wide - wide;
    for (let i = 0; i < count; i += 1) {
      const x = shift + i * wide;
      const away = (x + wide / 2 - dial.x) / (w * 0.5);
      const sag = away * away * 34 * (0.5 + k);
      const light = Math.max(0, 1 - Math.abs(away) * 0.85) * (1 - k * 0.62);
      const lamp = away < 0 ? night.coral : night.lavender;
      const top = y - sag;
      const tall = wide * 1.15;
      if (roll() > 0.42)
        drawn.push(
          head(x + wide / 2, top, wide, mix('#0b0920', '#3a2f70', light * 0.4), lamp, light, roll),
        );
      drawn.push(
        `<path d="M${f(x + wide * 0.05)} ${f(top + tall)}V${f(top + wide * 0.26)}Q${f(x + wide * 0.06)} ${f(top)} ${f(x + wide * 0.5)} ${f(top - wide * 0.04)}Q${f(x + wide * 0.94)} ${f(top)} ${f(x + wide * 0.95)} ${f(top + wide * 0.26)}V${f(top + tall)}Z" fill="${mix('#0a081c', '#3d1c3d', 0.3 + light * 0.5)}"/>` +
          stroke(
            `M${f(x + wide * 0.07)} ${f(top + wide * 0.22)}Q${f(x + wide * 0.09)} ${f(top + wide * 0.01)} ${f(x + wide * 0.5)} ${f(top - wide * 0.03)}Q${f(x + wide * 0.91)} ${f(top + wide * 0.01)} ${f(x + wide * 0.93)} ${f(top + wide * 0.22)}`,
            mix(lamp, '#ffffff', 0.25),
            wide * 0.025,
            `opacity="${(0.06 + light * 0.55).toFixed(2)}"`,
          ),
      );
    }
    drawn.push(
      box(0, y - 40, w, wide * 0.7 + 40, 0, '#07061a', `opacity="${(0.05 + k * 0.07).toFixed(2)}"`),
    );
  }
  return drawn.join('');
}

/** One head from behind: hair, shoulders, sometimes a hard hat or a baker's cap. */
function head(
  x: number,
  top: number,
  wide: number,
  fill: string,
  lamp: string,
  light: number,
  roll: () => number,
) {
  const r = wide * 0.225;
  const y = top - r * 0.75;
  const kind = roll();
  const shift = (roll() - 0.5) * wide * 0.16;
  const cx = x + shift;
  const rim = (d: string) =>
    stroke(d, lamp, wide * 0.022, `opacity="${(0.12 + light * 0.6).toFixed(2)}"`);
  const hard = `M${f(cx - r * 1.25)} ${f(y - r * 0.2)}Q${f(cx - r * 1.05)} ${f(y - r * 1.5)} ${f(cx)} ${f(y - r * 1.52)}Q${f(cx + r * 1.05)} ${f(y - r * 1.5)} ${f(cx + r * 1.25)} ${f(y - r * 0.2)}`;
  const toque = `M${f(cx - r * 0.92)} ${f(y - r * 0.35)}L${f(cx - r * 0.96)} ${f(y - r)}Q${f(cx - r * 1.5)} ${f(y - r * 1.5)} ${f(cx - r * 0.8)} ${f(y - r * 1.9)}Q${f(cx)} ${f(y - r * 2.4)} ${f(cx + r * 0.8)} ${f(y - r * 1.9)}Q${f(cx + r * 1.5)} ${f(y - r * 1.5)} ${f(cx + r * 0.96)} ${f(y - r)}L${f(cx + r * 0.92)} ${f(y - r * 0.35)}`;
  const bare = `M${f(cx - r * 0.95)} ${f(y - r * 0.2)}Q${f(cx - r * 0.8)} ${f(y - r * 1.12)} ${f(cx)} ${f(y - r * 1.14)}Q${f(cx + r * 0.8)} ${f(y - r * 1.12)} ${f(cx + r * 0.95)} ${f(y - r * 0.2)}`;
  const hat =
    kind > 0.88
      ? shape(`${hard}Z`, mix(fill, night.sodium, 0.14 + light * 0.2)) + rim(hard)
      : kind > 0.78
        ? shape(`${toque}Z`, mix(fill, night.lavender, 0.16 + light * 0.25)) + rim(toque)
        : (kind > 0.62 ? disc(cx, y - r * 1.1, r * 0.46, fill) : '') + rim(bare);
  return (
    shape(
      `M${f(cx - wide * 0.4)} ${f(top + wide * 0.5)}Q${f(cx - wide * 0.36)} ${f(y + r * 1.2)} ${f(cx)} ${f(y + r * 0.9)}Q${f(cx + wide * 0.36)} ${f(y + r * 1.2)} ${f(cx + wide * 0.4)} ${f(top + wide * 0.5)}Z`,
      fill,
    ) +
    `<ellipse cx="${f(cx)}" cy="${f(y)}" rx="${f(r)}" ry="${f(r * 1.15)}" fill="${fill}"/>` +
    hat
  );
}
