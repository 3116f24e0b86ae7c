import { at, box, disc, shape, stroke, text } from '../svg.ts';
import { cast, hue, rect } from './kit.ts';

/** A pencil that points to the right, lit from above. */
export function pencil(colour: string, long: number): string {
  const body = long - 70;
  return (
    cast(`M0 0H${body}L${long} 13L${body} 26H0Z`, 10, 0.6) +
    box(34, 0, body - 34, 9, 0, colour) +
    box(34, 0, body - 34, 4, 0, '#fff6c8', 'opacity=".55"') +
    box(34, 9, body - 34, 9, 0, colour) +
    box(34, 9, body - 34, 17, 0, '#3b1e6d', 'opacity=".22"') +
    box(34, 18, body - 34, 8, 0, '#3b1e6d', 'opacity=".3"') +
    shape(
      `M${body} 0Q${body + 12} 4 ${body} 9Q${body + 14} 13 ${body} 18Q${body + 12} 22 ${body} 26L${long} 13Z`,
      '#f3cf98',
    ) +
    shape(`M${body + 8} 18L${long} 13L${body} 26Z`, '#b98650', 'opacity=".7"') +
    shape(`M${long - 20} 9L${long} 13L${long - 20} 17Z`, hue.ink) +
    box(18, 0, 18, 26, 1, '#c7bfd0') +
    box(18, 3, 18, 4, 0, '#fff', 'opacity=".8"') +
    stroke('M23 0V26M30 0V26', '#776d86', 1.5) +
    box(0, 1, 20, 24, 7, '#e2837c') +
    box(3, 4, 14, 5, 3, '#ffc2b8')
  );
}

/** A steel rule; inches, as ships have them. */
export const ruler = (long: number) =>
  cast(rect(long, 56, 3), 7, 0.6) +
  box(0, 0, long, 56, 3, '#cfc8d6') +
  box(0, 0, long, 20, 3, '#f4f0f5') +
  box(0, 40, long, 16, 3, '#9c93ab') +
  Array.from({ length: Math.floor(long / 8) }, (_, i) =>
    stroke(`M${6 + i * 8} 56v-${i % 8 ? (i % 4 ? 9 : 14) : 24}`, '#2b2240', i % 8 ? 1.2 : 2),
  ).join('') +
  Array.from({ length: Math.floor(long / 64) }, (_, i) =>
    text(64 + i * 64 + 8, 30, 17, String(i + 1), { fill: '#2b2240', weight: 600 }),
  ).join('') +
  disc(long - 16, 20, 7, '#2b1f4b');

/** An ink bottle from above, open, its stopper beside it. */
export const bottle =
  `<g transform="translate(30 18)" filter="url(#soft)">${disc(0, 0, 70, '#130a26', 'opacity=".6"')}</g>` +
  box(-62, -62, 124, 124, 22, '#4f4a73') +
  box(-62, -62, 124, 124, 22, 'url(#sheen)') +
  box(-54, -54, 108, 108, 18, 'none', 'stroke="#b9b1dd" stroke-width="3" opacity=".7"') +
  disc(0, 0, 44, '#8f86b4') +
  disc(0, 0, 44, 'none', 'stroke="#ded8f4" stroke-width="3"') +
  disc(0, 0, 34, '#08060f') +
  shape('M-26 -14A30 30 0 0 1 8 -29Q-10 -18 -26 -14Z', '#cfc8ee', 'opacity=".85"') +
  disc(12, 14, 4, '#8d83c0', 'opacity=".7"') +
  `<g transform="translate(20 128)"><g transform="translate(14 10)" filter="url(#soft)">${disc(0, 0, 42, '#130a26', 'opacity=".6"')}</g>${disc(0, 0, 42, '#17131f')}${disc(0, 0, 34, '#2c2638')}${disc(-8, -8, 18, '#4b4360')}${Array.from({ length: 30 }, (_, i) => `<g transform="rotate(${i * 12})">${box(-1.5, -42, 3, 8, 1, '#554b6d')}</g>`).join('')}</g>`;

/** Coffee from above. */
export const cup =
  `<g transform="translate(44 28)" filter="url(#soft)">${disc(0, 0, 132, '#130a26', 'opacity=".6"')}</g>` +
  disc(0, 0, 130, '#fff4d8') +
  disc(0, 0, 130, 'url(#sheen)') +
  disc(0, 0, 96, 'none', 'stroke="#e0c489" stroke-width="3"') +
  `<g transform="translate(22 14)" filter="url(#soft)">${disc(0, 0, 84, '#4a2a62', 'opacity=".55"')}</g>` +
  stroke('M74 -30Q126 -62 132 -18Q132 16 82 22', '#f0b416', 18) +
  stroke('M76 -34Q124 -62 128 -20', '#ffe68c', 5) +
  disc(0, 0, 84, '#ffcb1f') +
  disc(0, 0, 84, 'url(#sheen)') +
  disc(0, 0, 72, '#7a4d0a') +
  disc(4, 4, 68, 'url(#brew)') +
  shape('M-52 -30A62 62 0 0 1 0 -62Q-34 -44 -42 -20Z', '#f3c58a', 'opacity=".75"') +
  [
    [-10, 30, 7],
    [4, 40, 5],
    [-22, 40, 4],
    [20, 34, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#b9793a', 'opacity=".8"'))
    .join('');

/** An oyster shell with water in it, for the brush. */
export const shell =
  cast('M0 80Q10 0 110 -10Q210 -10 240 60Q250 130 160 160Q60 176 20 130Z', 20, 0.6) +
  shape('M0 80Q10 0 110 -10Q210 -10 240 60Q250 130 160 160Q60 176 20 130Z', '#8d83a5') +
  [0, 10, 20, 30]
    .map((n) =>
      at(
        n * 1.1,
        n * 0.7,
        shape(
          'M0 80Q10 0 110 -10Q210 -10 240 60Q250 130 160 160Q60 176 20 130Z',
          ['#b2a8c4', '#d8cfdd', '#f1e8e4', '#fdf4e6'][n / 10] ?? '#fff',
        ),
        1 - n / 130,
      ),
    )
    .join('') +
  shape('M56 84Q70 34 124 32Q186 34 196 76Q196 118 140 128Q76 132 56 84Z', '#b8d6da') +
  shape('M56 84Q70 34 124 32Q186 34 196 76Q150 52 56 84Z', '#6b5a8f', 'opacity=".35"') +
  stroke('M84 106Q120 122 166 104', '#fff', 4, 'opacity=".9"') +
  shape('M120 74Q150 66 160 88Q140 104 118 96Z', hue.ink, 'opacity=".55"') +
  `<g transform="translate(150 66) rotate(-24)"><g transform="translate(10 16)" filter="url(#soft)">${box(0, -4, 300, 14, 6, '#130a26', 'opacity=".55"')}</g>${shape('M-40 2Q-10 -10 14 -7V11Q-10 14 -40 2Z', hue.ink)}${box(12, -8, 56, 20, 3, '#e9c86a')}${box(12, -6, 56, 5, 2, '#fff6cf')}${box(66, -7, 240, 18, 8, '#7c2c46')}${box(66, -5, 236, 5, 3, '#d0718a', 'opacity=".8"')}</g>`;

/** Reading glasses, folded open. */
export const glasses =
  `<g transform="translate(16 14)" opacity=".5" filter="url(#soft)">${stroke('M0 60a54 46 0 1 0 108 0a54 46 0 1 0 -108 0M150 60a54 46 0 1 0 108 0a54 46 0 1 0 -108 0M108 52Q129 34 150 52M2 50L-20 -60M256 50L276 -60', '#130a26', 13)}</g>` +
  shape(
    'M6 60a48 40 0 1 0 96 0a48 40 0 1 0 -96 0M156 60a48 40 0 1 0 96 0a48 40 0 1 0 -96 0',
    '#fff8dc',
    'opacity=".22"',
  ) +
  shape(
    'M20 44Q40 24 74 28L34 82Q14 66 20 44ZM170 44Q190 24 224 28L184 82Q164 66 170 44Z',
    '#fff',
    'opacity=".32"',
  ) +
  stroke(
    'M0 60a54 46 0 1 0 108 0a54 46 0 1 0 -108 0M150 60a54 46 0 1 0 108 0a54 46 0 1 0 -108 0M108 52Q129 34 150 52M2 50L-20 -60M256 50L276 -60',
    '#5a1f14',
    11,
  ) +
  stroke('M4 46Q20 16 60 16M154 46Q170 16 210 16', '#e5784e', 4);

/** The whistle of a life jacket, on its cord. */
export const whistle =
  stroke(
    'M-30 90Q-110 60 -90 -20T20 -60T120 -10',
    '#130a26',
    9,
    'opacity=".4" transform="translate(12 12)"',
  ) +
  stroke('M-30 90Q-110 60 -90 -20T20 -60T120 -10', '#fff3d2', 9) +
  stroke('M-30 90Q-110 60 -90 -20T20 -60T120 -10', '#c7a74e', 9, 'stroke-dasharray="4 10"') +
  cast('M0 60Q0 26 40 22H150V60H96Q96 112 48 114Q4 112 0 60Z', 14, 0.6) +
  shape('M0 60Q0 26 40 22H150V60H96Q96 112 48 114Q4 112 0 60Z', hue.flare) +
  shape('M4 52Q8 30 42 27H148V36H50Q20 38 4 52Z', '#ffc08c') +
  box(88, 22, 22, 18, 2, '#5c1607') +
  disc(48, 66, 26, '#d84312') +
  shape('M24 66a24 24 0 0 1 24-26', '#ff9a63') +
  disc(-8, 90, 15, 'none', 'stroke="#c9c2d3" stroke-width="7"');

/** A strip of tape, torn at both ends. */
export const tape = shape(
  'M0 0l6 8l-6 8l6 8l-6 8l6 8H124l-5-8l6-8l-6-8l6-8l-6-8Z',
  '#fff2b0',
  'opacity=".82"',
);

/** A paper clip. */
export const clip =
  stroke(
    'M0 0V52a15 15 0 0 0 30 0V-8a11 11 0 0 0 -22 0V44',
    '#130a26',
    5,
    'opacity=".5" transform="translate(6 6)"',
  ) +
  stroke('M0 0V52a15 15 0 0 0 30 0V-8a11 11 0 0 0 -22 0V44', '#d9d2e2', 5) +
  stroke('M0 0V52a15 15 0 0 0 30 0V-8', '#fff', 1.6);
