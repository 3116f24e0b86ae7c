/** Parallel light with soft shadows, by a depth map from where it comes. */
import type { Form } from './forms.ts';
import { unit, type Vec } from './vector.ts';
import { at, drawForm, emptySeen, lightProjection } from './view.ts';

export interface Lit {
  /** Share of the light that reaches a point, 0 to 1. */
  reaches: (place: Vec) => number;
  /** Direction that the light comes from. */
  from: Vec;
}

/** Lights forms; `reach` is half of the side of the lit square, about the origin of space. */
export function lightOf(
  forms: readonly Form[],
  from: Vec,
  reach: number,
  size = 900,
  soft = 2.2,
): Lit {
  const project = lightProjection(from);
  const scale = size / (2 * reach);
  const seen = emptySeen(size, size);
  const moved = (point: Vec): Vec => {
    const [x, y, z] = project(point);
    return [x + reach, y + reach, z];
  };
  for (const form of forms) if (!form.flat) drawForm(seen, form, 1, moved, scale);
  const bias = reach * 0.012;
  const reaches = (place: Vec): number => {
    const [x, y, z] = moved(place);
    let [open, count] = [0, 0];
    for (let j = -2; j <= 2; j++)
      for (let i = -2; i <= 2; i++) {
        const px = Math.round(x * scale + i * soft);
        const py = Math.round(y * scale + j * soft);
        count++;
        if (px < 0 || py < 0 || px >= size || py >= size) open++;
        else if (at(seen.depth, py * size + px) > z - bias) open++;
      }
    return open / count;
  };
  return { reaches, from: unit(from) };
}
