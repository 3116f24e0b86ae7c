import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, stroke } from '../svg.ts';
import { fade, glow, grain, steps, word } from './kit.ts';

/** Shale: thin beds, each stepping out or back a little, lit on its upper edge. */
function cliff(side: 'left' | 'right', roll: () => number, depth: number): string {
  let all = '';
  let y = 60 + depth * 70;
  const foot = 660 - depth * 60;
  const base = mix('#2e3d45', '#8fa9a0', depth * 0.3);
  while (y < foot) {
    const tall = 7 + roll() * 17;
    const down = (y - 60) / 620;
    // The walls lean in towards the fall and step at every bed.
    const reach =
      250 + depth * 150 + Math.sin(down * 5 + depth) * 34 - down * 60 + (roll() - 0.5) * 54;
    const x = side === 'left' ? 560 + reach - 330 : 1600 - reach;
    const fill = mix(base, roll() > 0.6 ? '#7d8f8c' : '#18262d', roll() * 0.42);
    const [from, to] = side === 'left' ? [0, x] : [x, 1600];
    all += box(from, y, to - from, tall + 1, 0, fill);
    all += box(
      from,
      y,
      to - from,
      1.8,
      0,
      '#c4d3c4',
      `opacity="${(0.1 + roll() * 0.4).toFixed(2)}"`,
    );
    for (let k = 0; k < 9; k += 1) {
      const cut = from + roll() * (to - from);
      all += box(cut, y, 1.5 + roll() * 2, tall, 0, '#0c171c', 'opacity=".5"');
    }
    if (roll() > 0.7) {
      const fx = side === 'left' ? to - roll() * 130 : from + roll() * 130;
      all += steps(9)
        .map((i) =>
          stroke(
            `M${fx} ${y}q${(i - 4) * 5} ${-12 + Math.abs(i - 4) * 2} ${(i - 4) * 9} ${2 + Math.abs(i - 4) * 2}`,
            mix('#3f7a3c', '#a9d45e', roll()),
            2.4,
          ),
        )
        .join('');
    }
    y += tall;
  }
  return all;
}

/** The wall at the back, over which the water comes: beds of shale that step forward as they go down. */
function wall(roll: () => number): string {
  let all = '';
  for (let y = 128; y < 660; y += 9 + roll() * 12) {
    const down = (y - 128) / 530;
    const fill = mix(mix('#4c6a66', '#243a40', down), '#9db7a4', roll() * 0.28);
    all += box(380, y, 1220, 24, 0, fill);
    all += box(380, y, 1220, 1.6, 0, '#d8e8cf', `opacity="${(0.1 + roll() * 0.3).toFixed(2)}"`);
    for (let k = 0; k < 22; k += 1)
      all += box(380 + roll() * 1220, y, 1.5 + roll() * 2, 18, 0, '#10201f', 'opacity=".4"');
  }
  return all;
}

/** Water that comes through a notch and over ledges, each a little aside of the one before. */
function fall(roll: () => number): string {
  let all = '';
  const ledges = [
    [1058, 34, 118],
    [1052, 46, 196],
    [1066, 74, 262],
    [1040, 92, 372],
    [1062, 128, 440],
    [1046, 150, 560],
    [1050, 186, 652],
  ] as const;
  for (const [i, [x, half, y]] of ledges.entries()) {
    const below = ledges[i + 1];
    if (!below) break;
    const [, wide, foot] = below;
    const tall = foot - y;
    all += `<path d="M${x - half} ${y}C${x - half} ${y + tall * 0.3} ${x - half * 1.12} ${y + tall * 0.8} ${x - half * 1.15} ${foot}H${x + half * 1.15}C${x + half * 1.12} ${y + tall * 0.8} ${x + half} ${y + tall * 0.3} ${x + half} ${y}Z" fill="#b9dcd6"/>`;
    for (let k = 0; k < half * 1.5; k += 1) {
      const t = roll() * 2 - 1;
      all += stroke(
        `M${(x + t * half).toFixed(1)} ${(y + roll() * tall * 0.4).toFixed(1)}L${(x + t * half * 1.14).toFixed(1)} ${(foot - roll() * tall * 0.3).toFixed(1)}`,
        roll() > 0.34 ? '#ffffff' : '#5f9492',
        0.8 + roll() * 3,
        `opacity="${(0.3 + roll() * 0.6).toFixed(2)}"`,
      );
    }
    // Foam where it lands, and the thin sheet that runs along the ledge.
    all += steps(26)
      .map(() => {
        const at = x + (roll() * 2 - 1) * wide;
        return `<ellipse cx="${at.toFixed(0)}" cy="${(foot - 2 + roll() * 9).toFixed(0)}" rx="${(6 + roll() * 16).toFixed(0)}" ry="${(3 + roll() * 5).toFixed(0)}" fill="#fff" opacity="${(0.35 + roll() * 0.5).toFixed(2)}"/>`;
      })
      .join('');
  }
  return all;
}

function leaves(roll: () => number): string {
  return steps(560)
    .map(() => {
      const t = roll();
      const x = t * 1600;
      const hang = 40 + 150 * Math.abs(t - 0.66) ** 0.7 * 1.5;
      const y = roll() ** 1.6 * hang - 10;
      const size = 8 + roll() * 22;
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.5).toFixed(0)}" transform="rotate(${(roll() * 80 - 40).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${mix('#123f2f', roll() > 0.6 ? '#d8ef7a' : '#3f9a52', roll() * 0.9)}" opacity=".92"/>`;
    })
    .join('');
}

/** The website of a swimming hole: one word says whether one may get in. */
export function swim(): string {
  const roll = chance(17);
  const ripples = steps(150)
    .map(() => {
      const y = 668 + roll() ** 1.4 * 330;
      const x = roll() * 1600;
      const w = 26 + roll() * 130 * ((y - 600) / 300);
      return stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} ${(3 + roll() * 4).toFixed(0)} ${w.toFixed(0)} 0`,
        roll() > 0.5 ? '#d6fff0' : '#06434c',
        1 + roll() * 3,
        `opacity="${(0.16 + roll() * 0.4).toFixed(2)}"`,
      );
    })
    .join('');
  const stones = steps(26)
    .map((i) => {
      const x = 620 + i * 40 + roll() * 24;
      const [w, h] = [18 + roll() * 34, 8 + roll() * 16];
      return `<ellipse cx="${x + 5}" cy="${676 + h}" rx="${w * 1.1}" ry="${h * 0.6}" fill="#052a31" opacity=".55"/><ellipse cx="${x}" cy="${668 + h * 0.4}" rx="${w}" ry="${h}" fill="${mix('#3d4d52', '#90a09a', roll())}"/><ellipse cx="${x - w * 0.2}" cy="${664}" rx="${w * 0.6}" ry="${h * 0.4}" fill="#cfdccd" opacity=".4"/>`;
    })
    .join('');
  const swimmer = (x: number, y: number, s: number, cap: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="12" rx="60" ry="9" fill="#d9fff2" opacity=".5"/><path d="M-40 10Q-30 -8 -8 0" stroke="#e2a983" stroke-width="9" fill="none" stroke-linecap="round"/><circle r="13" cy="-6" fill="#e2a983"/><path d="M-13 -8A13 13 0 0 1 13 -8Z" fill="${cap}"/><path d="M-52 16q52 14 104 0" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/></g>`;
  const facts = [
    ['Water', '67°F'],
    ['Flow', '41 cfs'],
    ['Guard', 'Noor, till 6'],
  ] as const;
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, 'url(#air)')}${wall(roll)}${disc(1050, 120, 330, 'url(#sun)')}${fall(roll)}${cliff('left', roll, 0)}${cliff('right', roll, 0)}
${box(0, 640, 1600, 360, 0, 'url(#pool)')}<path d="M960 650H1140L1220 1000H880Z" fill="url(#mirror)"/>${ripples}${stones}${disc(1050, 660, 170, 'url(#mist)')}${swimmer(1240, 800, 1.15, '#ff5a3c')}${swimmer(1010, 872, 1.5, '#ffd23f')}${leaves(roll)}
${steps(5)
  .map(
    (i) =>
      `<path d="M${1120 + i * 64} 0L${700 + i * 120} 1000H${760 + i * 120}L${1150 + i * 64} 0Z" fill="#f6ffd8" opacity=".07"/>`,
  )
  .join('')}
${box(0, 0, 640, 1000, 0, 'url(#side)')}${box(0, 0, 1600, 200, 0, 'url(#brow)')}
${word(72, 100, 34, 'Sixmile Swim', { face: 'wide', weight: 800, fill: '#eafff4' })}${['Rules', 'Bus 11', 'Lost goggles'].map((t, i) => word([1130, 1246, 1378][i] ?? 0, 98, 25, t, { face: 'wide', weight: 700, fill: '#f4fff9' })).join('')}
${word(72, 268, 40, 'Today the gorge is', { face: 'wide', weight: 600, fill: '#d4f5e6' })}${word(56, 486, 250, 'open', { face: 'wide', weight: 900, fill: '#ffffff', spacing: -14 })}${disc(664, 458, 26, '#7dff9e')}
${facts.map(([k, v], i) => `${word(72 + i * 190, 606, 24, k, { face: 'wide', weight: 600, fill: '#cdeee0' })}${word(72 + i * 190, 652, 36, v, { face: 'wide', weight: 800, fill: '#ffffff' })}`).join('')}
${word(72, 936, 26, 'Read off the gauge at 11:05. Closes itself when it rains upstream.', { face: 'wide', weight: 600, fill: '#eafff6' })}
<rect width="1600" height="1000" filter="url(#film)"/>`,
    fade('air', [
      [0, '#e9f7c9'],
      [0.5, '#b5d8b8'],
      [1, '#5a8f86'],
    ]) +
      fade('pool', [
        [0, '#2f8f8c'],
        [0.4, '#117078'],
        [1, '#06323e'],
      ]) +
      fade('mirror', [
        [0, '#f4fffa', 0.8],
        [0.5, '#c8fff0', 0.24],
        [1, '#c8fff0', 0],
      ]) +
      fade(
        'side',
        [
          [0, '#041d24', 0.86],
          [0.7, '#041d24', 0.5],
          [1, '#041d24', 0],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      fade('brow', [
        [0, '#041d24', 0.8],
        [1, '#041d24', 0],
      ]) +
      glow('sun', [
        [0, '#fffbe0', 0.95],
        [0.4, '#fdf6c4', 0.4],
        [1, '#fdf6c4', 0],
      ]) +
      glow('mist', [
        [0, '#ffffff', 0.8],
        [1, '#ffffff', 0],
      ]) +
      grain('film', 0.8, 0.12, '0.02 0.1 0.1'),
  );
}
