import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, stroke } from '../svg.ts';
import { fade, glow, grain, lump, steps, word } from './kit.ts';

/** The green star on top, each leaf with its own curl. */
const star = (x: number, y: number, r: number, roll: () => number) =>
  steps(6)
    .map((i) => {
      const turn = i * 60 + roll() * 26;
      const long = r * (0.5 + roll() * 0.24);
      return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(0)})"><path d="M6 8C${long * 0.3} ${r * 0.2} ${long * 0.8} ${r * 0.12} ${long + 6} 14C${long * 0.7} -2 ${long * 0.3} -${r * 0.05} 4 0Z" fill="#3a0d04" opacity=".45"/><path d="M0 0C${long * 0.3} ${r * 0.14} ${long * 0.8} ${r * 0.06} ${long} 0C${long * 0.7} -${r * 0.1} ${long * 0.3} -${r * 0.1} 0 0Z" fill="${mix('#2c6b26', '#7fb03c', roll())}"/><path d="M4 0Q${long * 0.5} ${r * 0.02} ${long * 0.86} 0" stroke="#c4dd7a" stroke-width="2" fill="none" opacity=".7"/></g>`;
    })
    .join('') +
  `<path d="M${x - 7} ${y - 4}q-8 -${r * 0.14} 6 -${r * 0.26}l14 4q-10 ${r * 0.1} -4 ${r * 0.2}Z" fill="#5b8a34"/>`;

function tomato(
  x: number,
  y: number,
  r: number,
  seed: number,
  tone: readonly [string, string],
): string {
  const roll = chance(seed);
  const id = `t${seed}`;
  const body = lump(x, y, r, 0.07, roll, 11);
  const ribs = steps(9)
    .map((i) => {
      const turn = ((i * 40 + roll() * 14) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      return stroke(
        `M${x + dx * r * 0.12} ${y - r * 0.2 + dy * r * 0.1}Q${x + dx * r * 0.6} ${y - r * 0.16 + dy * r * 0.5} ${x + dx * r * 1.02} ${y + dy * r}`,
        '#5a0a04',
        r * 0.06,
        'opacity=".16"',
      );
    })
    .join('');
  return `<ellipse cx="${x + r * 0.22}" cy="${y + r * 0.3}" rx="${r * 1.16}" ry="${r * 1.05}" fill="url(#cast)"/><clipPath id="${id}"><path d="${body}"/></clipPath>${glow(
    `${id}g`,
    [
      [0, mix(tone[0], '#fff2c0', 0.35)],
      [0.3, tone[0]],
      [0.75, tone[1]],
      [1, mix(tone[1], '#2a0206', 0.62)],
    ],
    'cx=".36" cy=".3" r=".8"',
  )}<g clip-path="url(#${id})"><path d="${body}" fill="url(#${id}g)"/>${ribs}<ellipse cx="${x}" cy="${y - r * 0.2}" rx="${r * 0.5}" ry="${r * 0.34}" fill="#4a0803" opacity=".22"/><ellipse cx="${x + r * 0.3}" cy="${y + r * 0.62}" rx="${r * 0.56}" ry="${r * 0.3}" fill="${mix(tone[0], '#ffb070', 0.6)}" opacity=".4"/><ellipse cx="${x - r * 0.46}" cy="${y - r * 0.44}" rx="${r * 0.26}" ry="${r * 0.13}" fill="url(#shine)" transform="rotate(-40 ${x - r * 0.46} ${y - r * 0.44})"/><path d="M${x - r * 0.74} ${y + r * 0.1}Q${x - r * 0.7} ${y + r * 0.5} ${x - r * 0.4} ${y + r * 0.72}" stroke="#ffd9b8" stroke-width="${r * 0.035}" fill="none" stroke-linecap="round" opacity=".4"/></g>${star(x, y - r * 0.2, r * 0.72, roll)}`;
}

/** One that was cut: chambers with seeds in their jelly, and walls that shine. */
function cut(x: number, y: number, r: number): string {
  const roll = chance(77);
  const chambers = steps(6)
    .map((i) => {
      const turn = i * 60 + 12;
      const seeds = steps(13)
        .map(() => {
          const [a, b] = [r * (0.36 + roll() * 0.36), (roll() - 0.5) * r * 0.36];
          return `<ellipse cx="${a + 2}" cy="${b + 3}" rx="9" ry="6" fill="#8a2a06" opacity=".5"/><ellipse cx="${a}" cy="${b}" rx="9" ry="5.500" fill="#f7dc8e" transform="rotate(${roll() * 90 - 45} ${a} ${b})"/><ellipse cx="${a - 2}" cy="${b - 2}" rx="3" ry="1.500" fill="#fffbe0"/>`;
        })
        .join('');
      return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${r * 0.24} 0C${r * 0.4} -${r * 0.3} ${r * 0.74} -${r * 0.36} ${r * 0.82} -${r * 0.1}C${r * 0.88} ${r * 0.14} ${r * 0.6} ${r * 0.34} ${r * 0.24} 0Z" fill="url(#jelly)" stroke="#ffb38a" stroke-width="5"/>${seeds}<path d="M${r * 0.4} -${r * 0.14}Q${r * 0.56} -${r * 0.24} ${r * 0.7} -${r * 0.16}" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"/></g>`;
    })
    .join('');
  return `<ellipse cx="${x + 34}" cy="${y + 46}" rx="${r * 1.14}" ry="${r * 1.06}" fill="url(#cast)"/><path d="${lump(x, y, r, 0.05, roll, 11)}" fill="#a8160e"/><path d="${lump(x, y, r * 0.965, 0.04, roll, 11)}" fill="#f0613c"/><path d="${lump(x, y, r * 0.9, 0.04, roll, 11)}" fill="#e8472a"/>${chambers}<path d="${lump(x, y, r * 0.2, 0.2, roll, 8)}" fill="#ffc49a"/>${disc(x - r * 0.3, y - r * 0.3, r * 0.9, 'url(#shine)', 'opacity=".28"')}`;
}

/** The website of a seed house: its tomatoes from close by, and what a packet costs. */
export function tomatoes(): string {
  const roll = chance(61);
  const weave = steps(90)
    .map(
      (i) =>
        `${box(0, i * 18, 2600, 2, 0, '#a9b6c4', 'opacity=".35"')}${box(i * 30, 0, 2, 1000, 0, '#a9b6c4', 'opacity=".3"')}`,
    )
    .join('');
  const drops = steps(60)
    .map(() => {
      const [x, y, r] = [640 + roll() * 930, roll() * 1000, 2 + roll() * 7];
      return `${disc(x + 2, y + 3, r, '#3a2a30', 'opacity=".2"')}${disc(x, y, r, '#ffffff', 'opacity=".45"')}${disc(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff')}`;
    })
    .join('');
  const packets = [
    ['Long Keeper', 'eats well in January', '$3.20'],
    ['Danby Yellow', 'splits in wet weeks', '$3.20'],
    ['Mrs. Ott’s Black', 'ugly, the best of them', '$3.60'],
  ] as const;
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, '#eef1f2')}${weave}${box(0, 0, 1600, 1000, 0, 'url(#cloth)')}${tomato(760, 116, 190, 3, ['#f6a821', '#d6700e'])}${tomato(1160, 96, 236, 5, ['#f0452a', '#b8160f'])}${tomato(1530, 250, 216, 9, ['#7d3a34', '#3e1216'])}${tomato(830, 880, 226, 12, ['#ee3e24', '#ad120d'])}${tomato(1546, 800, 250, 21, ['#f2542e', '#b81c10'])}${cut(1180, 566, 300)}${tomato(806, 500, 128, 31, ['#f7b52c', '#d9780f'])}${drops}
${box(0, 0, 610, 1000, 0, '#fffdf6')}${box(606, 0, 4, 1000, 0, '#1f4d2b', 'opacity=".14"')}
${word(70, 104, 33, 'Long Keeper Seeds', { face: 'grotesk', weight: 800, fill: '#1f4d2b' })}
${['Look', 'before', 'you sow.'].map((t, i) => word(62, 272 + i * 112, 122, t, { face: 'grotesk', weight: 800, fill: '#1f4d2b', spacing: -6 })).join('')}
${packets.map(([name, note, price], i) => `${box(70, 576 + i * 104, 470, 3, 0, '#1f4d2b', 'opacity=".8"')}${word(70, 624 + i * 104, 33, name, { face: 'grotesk', weight: 700, fill: '#16301d' })}${word(70, 658 + i * 104, 24, note, { face: 'grotesk', weight: 500, fill: '#4f6a55' })}${word(540, 624 + i * 104, 33, price, { face: 'grotesk', weight: 700, fill: '#b8160f', anchor: 'end' })}`).join('')}
${word(70, 938, 25, '30 seeds a packet, sown by us first', { face: 'grotesk', weight: 600, fill: '#1f4d2b' })}
<rect width="1600" height="1000" filter="url(#fibre)"/>`,
    glow('cast', [
      [0, '#20101c', 0.7],
      [0.7, '#20101c', 0.5],
      [1, '#20101c', 0],
    ]) +
      glow('shine', [
        [0, '#ffffff', 0.95],
        [0.5, '#fff0e4', 0.5],
        [1, '#fff0e4', 0],
      ]) +
      glow('jelly', [
        [0, '#ffa04a'],
        [0.6, '#e8641e'],
        [1, '#c83a10'],
      ]) +
      fade(
        'cloth',
        [
          [0, '#ffffff', 0.5],
          [1, '#55667a', 0.4],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      grain('fibre', 0.9, 0.08, '0.1 0.1 0.1'),
  );
}
