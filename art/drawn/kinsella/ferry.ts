import { box, disc, shape } from '../svg.ts';
import { hue } from './kit.ts';

/** A ferry with two ends, lit, and its light on the water. */
export function ferry(): string {
  const hull = 'M0 92L34 40H566L600 92L576 132H24Z';
  const windows = Array.from({ length: 25 }, (_, i) =>
    box(70 + i * 19, -8, 11, 14, 2, i % 6 === 4 ? '#6d4a7c' : '#ffe39a'),
  ).join('');
  const ports = Array.from({ length: 14 }, (_, i) =>
    box(60 + i * 35, 52, 24, 26, 3, '#ffc44f', 'opacity=".9"'),
  ).join('');
  return (
    shape(hull, '#1c1436') +
    ports +
    box(52, -22, 496, 62, 6, '#ece3f0') +
    box(52, 20, 496, 20, 0, '#9d8bb5') +
    windows +
    box(110, -58, 380, 36, 5, '#cbbcd6') +
    box(118, -50, 364, 14, 2, '#ffdf8f', 'opacity=".75"') +
    box(120, -96, 66, 40, 8, '#ece3f0') +
    box(126, -88, 54, 14, 2, '#3a2a5c') +
    box(414, -96, 66, 40, 8, '#ece3f0') +
    box(420, -88, 54, 14, 2, '#3a2a5c') +
    shape('M270 -58L276 -128H326L332 -58Z', hue.sun) +
    box(274, -112, 54, 16, 0, hue.ink) +
    shape(
      'M306 -130C360 -176 430 -150 470 -188C520 -220 600 -190 660 -224C600 -170 560 -172 500 -152C440 -132 380 -120 322 -126Z',
      '#4a3468',
      'opacity=".55"',
    ) +
    disc(30, 34, 5, '#ff6a4a') +
    disc(572, 34, 5, '#7dffb0')
  );
}
