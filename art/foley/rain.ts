import { hash } from './noise.ts';
import { clamp, mix } from './shapes.ts';

/** Rings that drops leave on the water: how far it pushes what is mirrored. */
export function rings(x: number, y: number, shore: number): number {
  let push = 0;
  const deep = (y - shore) * 2.4 + 0.2;
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++) {
      const [cx, cy] = [Math.floor(x * 11) + column, Math.floor(y * 24) + row];
      const [px, py] = [(cx + hash(cx, cy, 33)) / 11, (cy + hash(cx, cy, 35)) / 24];
      const size = 0.012 + 0.05 * hash(cx, cy, 37);
      const r = Math.hypot(x - px, (y - py) * 2.9);
      push += Math.sin((r - size) * 520) * Math.exp(-(((r - size) / 0.011) ** 2)) * (1 - size * 12);
    }
  return push * deep;
}

/** Rain: long thin strokes, bright where the lamp is behind them, dim where only the sky is. */
export function rain(light: Float32Array, width: number, height: number): void {
  const strokes = 2600;
  for (let each = 0; each < strokes; each++) {
    const close = hash(each, 1, 43) ** 5;
    const x0 = hash(each, 2, 43) * 1.1 - 0.05;
    const y0 = hash(each, 3, 43) * 1.3 - 0.05;
    const long = 0.02 + 0.05 * hash(each, 4, 43) + 0.16 * close;
    const wide = 0.0005 + 0.0012 * close;
    const lit = 0.035 + 0.5 * Math.exp(-Math.hypot((x0 - 0.52) * 1.1, y0 - 0.6) / 0.16);
    const bright = lit * (0.25 + 0.75 * hash(each, 5, 43)) * (close > 0.3 ? 0.4 : 1);
    const count = Math.ceil(long * width);
    const half = Math.max(0.5, wide * width);
    for (let dot = 0; dot < count; dot++) {
      const share = dot / count;
      const px = (x0 + 0.12 * long * share) * width;
      const py = (y0 + long * share) * width;
      if (py < 0 || py >= height - 1) continue;
      const fade = bright * Math.sin(share * Math.PI) * 0.5;
      for (let side = -Math.ceil(half); side <= Math.ceil(half); side++) {
        const column = Math.round(px) + side;
        if (column < 0 || column >= width) continue;
        const cover = fade * Math.exp(-(((column - px) / half) ** 2));
        const at = (Math.floor(py) * width + column) * 3;
        const warm = clamp((lit - 0.035) * 4);
        light[at] = (light[at] ?? 0) + cover * mix(0.55, 1.2, warm);
        light[at + 1] = (light[at + 1] ?? 0) + cover * mix(0.8, 0.72, warm);
        light[at + 2] = (light[at + 2] ?? 0) + cover * mix(0.95, 0.38, warm);
      }
    }
  }
}
