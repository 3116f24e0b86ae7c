import { at, box, stroke } from '../svg.ts';
import { hue } from './kit.ts';
import { pencil } from './things.ts';

/** A glass of pencils. */
export const jar =
  Array.from({ length: 5 }, (_, i) =>
    at(
      150 + i * 26,
      1210,
      pencil(
        [hue.sun, '#2f6f86', '#f0541e', '#f7e3bf', '#6d3fa8'][i] ?? hue.sun,
        420 + ((i * 67) % 90),
      ),
      1,
      -97 + i * 4.5,
    ),
  ).join('') +
  box(104, 980, 200, 262, 26, 'url(#glass)') +
  box(104, 980, 200, 262, 26, 'none', 'stroke="#fffbe8" stroke-width="4" opacity=".7"') +
  box(122, 1000, 26, 210, 13, '#fff', 'opacity=".55"') +
  box(104, 1130, 200, 112, 26, '#3a2461', 'opacity=".4"') +
  stroke('M106 1132Q204 1148 302 1132', '#d7cff0', 4, 'opacity=".8"');
