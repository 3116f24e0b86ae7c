import { chance } from '../posters/forms.ts';
import { board, box, disc, stroke } from '../svg.ts';
import { fade, glow, grain, lump, steps, word } from './kit.ts';

const [dough, bark, oat, coal] = ['#f6e7cc', '#3a1c0c', '#fdf6e8', '#26130a'];

type Coat = 'sesame' | 'poppy' | 'bare' | 'onion';

/** Draws the grains on the crown of a bagel, each with its own shade and light. */
function coating(x: number, y: number, r: number, coat: Coat, roll: () => number): string {
  const count = { sesame: 330, poppy: 620, bare: 0, onion: 150 }[coat];
  return steps(count)
    .map(() => {
      const turn = roll() * Math.PI * 2;
      const far = r * (0.62 + (roll() + roll() - 1) * 0.3);
      const [a, b] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
      const lean = (roll() * 360).toFixed(0);
      const at = `translate(${a.toFixed(1)} ${b.toFixed(1)}) rotate(${lean})`;
      if (coat === 'poppy')
        return `<g transform="${at}"><circle r="3.400" fill="#1d1a22"/><circle cx="-1" cy="-1" r="1" fill="#8d93a6"/></g>`;
      if (coat === 'onion')
        return `<g transform="${at}"><path d="M-9 3Q0 -9 10 2Q2 -3 -9 3Z" fill="#5b2b12" opacity=".5" transform="translate(2 4)"/><path d="M-9 3Q0 -9 10 2Q2 -2 -9 3Z" fill="${roll() > 0.5 ? '#d99a4e' : '#8a4a1c'}"/></g>`;
      return `<g transform="${at}"><ellipse cx="2" cy="3" rx="7.500" ry="4" fill="#5a2a0c" opacity=".55"/><path d="M-8 0Q-3 -5 4 -3.500Q9 -2 8 0Q9 2 4 3.500Q-3 5 -8 0Z" fill="${roll() > 0.3 ? '#f7e3b4' : '#e6c487'}"/><path d="M-4 -1.500Q0 -3 4 -1.800" stroke="#fffbe8" stroke-width="1.200" fill="none"/></g>`;
    })
    .join('');
}

/** One bagel from above, lit from the upper left. */
function bagel(x: number, y: number, r: number, coat: Coat, seed: number): string {
  const roll = chance(seed);
  const hole = lump(x - r * 0.02, y + r * 0.01, r * 0.2, 0.22, roll, 9);
  const body = `${lump(x, y, r, 0.05, roll)}${hole}`;
  const id = `b${seed}`;
  const blisters = steps(46)
    .map(() => {
      const turn = roll() * 6.28;
      const far = r * (0.36 + roll() * 0.58);
      const size = 2 + roll() * 6;
      const [a, b] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
      return `${disc(a + 1.5, b + 2, size, '#6e300c', 'opacity=".35"')}${disc(a, b, size * 0.9, '#eeb066', 'opacity=".5"')}`;
    })
    .join('');
  return `<ellipse cx="${x + r * 0.18}" cy="${y + r * 0.24}" rx="${r * 1.2}" ry="${r * 1.16}" fill="url(#shade)"/>
<clipPath id="${id}"><path d="${body}" clip-rule="evenodd"/></clipPath>
<g clip-path="url(#${id})"><circle cx="${x}" cy="${y}" r="${r * 1.08}" fill="url(#ring)"/>
<rect x="${x - r * 1.1}" y="${y - r * 1.1}" width="${r * 2.2}" height="${r * 2.2}" filter="url(#crust)"/>
${blisters}<circle cx="${x}" cy="${y}" r="${r * 1.1}" fill="url(#lamp)"/>
<ellipse cx="${x - r * 0.4}" cy="${y - r * 0.46}" rx="${r * 0.36}" ry="${r * 0.15}" fill="url(#gleam)" transform="rotate(-42 ${x - r * 0.4} ${y - r * 0.46})"/>
<ellipse cx="${x + r * 0.34}" cy="${y + r * 0.42}" rx="${r * 0.26}" ry="${r * 0.08}" fill="url(#gleam)" opacity=".4" transform="rotate(-40 ${x + r * 0.34} ${y + r * 0.42})"/></g>
${coating(x, y, r, coat, roll)}
<path d="${hole}" fill="none" stroke="#3a1606" stroke-width="5" opacity=".5"/>`;
}

/** The website of a bagel shop: what is still there, counted, beside bagels on a floured board. */
export function bagels(): string {
  const roll = chance(5);
  const flour = steps(900)
    .map(() =>
      disc(
        700 + roll() * 900,
        roll() * 1000,
        0.6 + roll() * roll() * 5,
        '#fffdf6',
        `opacity="${(0.15 + roll() * 0.5).toFixed(2)}"`,
      ),
    )
    .join('');
  const boards = steps(5)
    .map(
      (i) =>
        `${box(700, i * 214, 900, 214, 0, ['#b98552', '#c4915c', '#b07b49', '#bf8b57', '#b58150'][i] ?? dough)}${steps(
          16,
        )
          .map((k) =>
            stroke(
              `M700 ${i * 214 + 10 + k * 13}C960 ${i * 214 + 2 + k * 13 + roll() * 14} 1240 ${i * 214 + 16 + k * 12.6 - roll() * 12} 1600 ${i * 214 + 8 + k * 13}`,
              '#7b4a22',
              1 + roll() * 1.4,
              `opacity="${(0.12 + roll() * 0.24).toFixed(2)}"`,
            ),
          )
          .join('')}${box(700, i * 214 + 210, 900, 4, 0, '#5c3214')}`,
    )
    .join('');
  const crumbs = steps(130)
    .map(() => {
      const [a, b, s] = [720 + roll() * 860, roll() * 1000, 1.5 + roll() * 4];
      return `${disc(a + 2, b + 3, s, '#4a240c', 'opacity=".5"')}${disc(a, b, s, roll() > 0.5 ? '#f3d9a0' : '#8a4a1a')}`;
    })
    .join('');
  const left = [
    ['Sesame', '31'],
    ['Poppy', '12'],
    ['Plain', '44'],
    ['Onion', '3'],
  ] as const;
  const rows = left
    .map(([name, count], i) => {
      const y = 640 + i * 66;
      const few = count === '3';
      return `${word(96, y, 34, name, { face: 'soft', weight: 500, fill: bark })}${stroke(`M${226} ${y - 9}H${470}`, '#c9a67a', 3, 'stroke-dasharray="1 11"')}${word(560, y, 34, few ? '3, hurry' : count, { face: 'soft', weight: 700, fill: few ? '#b3261a' : bark, anchor: 'end' })}`;
    })
    .join('');
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, oat)}<svg x="700" width="900" height="1000" viewBox="700 0 900 1000">${boards}${flour}${bagel(1420, 116, 208, 'bare', 3)}${bagel(1010, 268, 246, 'sesame', 7)}${bagel(1352, 620, 262, 'poppy', 11)}${bagel(918, 846, 226, 'onion', 13)}${crumbs}${box(700, 0, 900, 1000, 0, 'url(#room)')}</svg>${box(0, 0, 704, 1000, 0, oat)}
${word(96, 104, 38, 'Aurora Bagel', { face: 'soft', weight: 800, fill: '#b3261a' })}${word(600, 102, 24, 'Cayuga St., until gone', { face: 'figtree', weight: 500, fill: bark, anchor: 'end' })}
${word(88, 262, 122, 'Boiled', { face: 'soft', weight: 800, fill: bark, spacing: -5 })}${word(88, 378, 122, 'at four.', { face: 'soft', weight: 800, fill: bark, spacing: -5 })}${word(88, 494, 122, 'Now left:', { face: 'soft', weight: 800, fill: '#b3261a', spacing: -5 })}
${stroke('M96 562H600', bark, 3)}${rows}
${box(96, 880, 330, 76, 38, bark)}${word(261, 928, 28, 'Hold me a dozen', { face: 'figtree', weight: 700, fill: oat, anchor: 'middle' })}
${word(456, 928, 24, 'counted 7:42', { face: 'figtree', weight: 500, fill: '#7a4a26' })}
<rect width="1600" height="1000" filter="url(#paper)"/>`,
    glow('ring', [
      [0, '#7a3a10'],
      [0.2, '#8d4714'],
      [0.36, '#c67a2c'],
      [0.6, '#e2a04a'],
      [0.78, '#c2742a'],
      [0.93, '#7d3d12'],
      [1, '#4a200a'],
    ]) +
      glow(
        'lamp',
        [
          [0, '#ffe9b8', 0.5],
          [0.5, '#ffd890', 0.08],
          [0.75, '#3c1404', 0.18],
          [1, '#1c0802', 0.62],
        ],
        'cx=".32" cy=".28" r=".86"',
      ) +
      glow('gleam', [
        [0, '#fff6da', 0.75],
        [0.5, '#fff0c8', 0.3],
        [1, '#fff0c8', 0],
      ]) +
      glow('shade', [
        [0, coal, 0.75],
        [0.7, coal, 0.55],
        [1, coal, 0],
      ]) +
      fade(
        'room',
        [
          [0, '#fff3d2', 0.26],
          [0.45, '#fff3d2', 0],
          [1, '#1d0b03', 0.42],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      grain('crust', 0.045, 0.42, '0.3 0.12 0.03') +
      grain('paper', 0.9, 0.1, '0.2 0.1 0.02'),
  );
}
