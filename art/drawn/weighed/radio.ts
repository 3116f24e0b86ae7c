import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, stroke } from '../svg.ts';
import { fade, glow, grain, steps, word } from './kit.ts';

/** The website of a small radio station by night: a mast on a hill, and what is on until morning. */
export function radio(): string {
  const roll = chance(41);
  const stars = steps(260)
    .map(() =>
      disc(
        roll() * 1600,
        roll() * 720,
        0.6 + roll() ** 3 * 2.6,
        '#fff4dc',
        `opacity="${(0.25 + roll() * 0.7).toFixed(2)}"`,
      ),
    )
    .join('');
  const rings = steps(34)
    .map((i) =>
      disc(
        1210,
        262,
        30 + i * 27 + (i * i) / 7,
        'none',
        `stroke="${mix('#ff9a3d', '#d8489a', i / 34)}" stroke-width="${(9 - i * 0.2).toFixed(1)}" opacity="${(0.9 - i * 0.025).toFixed(2)}" stroke-dasharray="${i % 3 ? 'none' : `${60 + i * 6} ${14 + i}`}"`,
      ),
    )
    .join('');
  const mast = steps(15)
    .map((i) => {
      const [y, half] = [262 + i * 34, 3 + i * 2.6];
      const [next, wide] = [y + 34, half + 2.6];
      return stroke(
        `M${1210 - half} ${y}L${1210 + wide} ${next}M${1210 + half} ${y}L${1210 - wide} ${next}M${1210 - wide} ${next}H${1210 + wide}`,
        '#0d0720',
        4,
      );
    })
    .join('');
  const hill = (y: number, tone: string, wave: number) =>
    `<path d="M0 ${y}C300 ${y - wave} 520 ${y + wave * 0.6} 800 ${y - wave * 0.2}S1240 ${y - wave * 1.5} 1600 ${y - wave * 0.2}V1000H0Z" fill="${tone}"/>`;
  const firs = steps(120)
    .map(() => {
      const x = roll() * 1600;
      const y = 850 + roll() * 60 - Math.sin(x / 330) * 26;
      const h = 26 + roll() * 54;
      return `<path d="M${x.toFixed(0)} ${(y - h).toFixed(0)}l${(h * 0.26).toFixed(0)} ${h.toFixed(0)}h-${(h * 0.52).toFixed(0)}Z" fill="${mix('#0d0720', '#2a1552', roll() * 0.6)}"/>`;
    })
    .join('');
  const hut = `${box(1262, 726, 92, 46, 0, '#0d0720')}${box(1280, 740, 22, 16, 0, '#ffd27a')}${box(1318, 740, 20, 32, 0, '#ffb14d')}${disc(1292, 750, 90, 'url(#win)')}`;
  const shows = [
    ['10 pm', 'The Polka Debt', ''],
    ['Midnight', 'Ice fishing, live', 'on air'],
    ['3 am', 'Nothing, by request', ''],
    ['5 am', 'Milk prices, sung', ''],
  ] as const;
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, 'url(#night)')}${stars}<g opacity=".9">${rings}</g>${disc(1210, 262, 240, 'url(#beacon)')}${hill(800, '#3a1a63', 60)}${stroke('M1210 262L930 812M1210 262L1500 790M1210 430L1010 806M1210 430L1420 780', '#0d0720', 2.5)}${mast}${disc(1210, 256, 11, '#fff')}${disc(1210, 256, 34, 'url(#beacon)')}${hill(870, '#1f0f3f', 44)}${hut}${firs}${hill(950, '#0d0720', 18)}
${word(64, 96, 36, 'NIGHT OWL RADIO', { face: 'tall', weight: 700, fill: '#ffd9b0', spacing: 3 })}
${word(48, 520, 500, '91.3', { face: 'tall', weight: 900, fill: '#ffefdc', spacing: -14 })}
${shows
  .map(([when, what, now], i) => {
    const y = 640 + i * 74;
    const fill = now ? '#ffb14d' : '#f0dcff';
    return `${word(64, y, 40, when, { face: 'tall', weight: 600, fill })}${word(232, y, 40, what, { face: 'tall', weight: 800, fill })}${now ? `${box(560, y - 36, 120, 46, 4, '#ffb14d')}${word(620, y - 2, 32, 'ON AIR', { face: 'tall', weight: 900, fill: '#1b0d36', anchor: 'middle' })}` : ''}`;
  })
  .join('')}
<rect width="1600" height="1000" filter="url(#noise)"/>`,
    fade('night', [
      [0, '#140a30'],
      [0.6, '#3b1766'],
      [1, '#8c2f7c'],
    ]) +
      glow('beacon', [
        [0, '#fff2d8', 0.95],
        [0.18, '#ffb14d', 0.7],
        [1, '#ff5a3c', 0],
      ]) +
      glow('win', [
        [0, '#ffd27a', 0.6],
        [1, '#ffd27a', 0],
      ]) +
      grain('noise', 0.9, 0.14, '0.05 0 0.1'),
  );
}
