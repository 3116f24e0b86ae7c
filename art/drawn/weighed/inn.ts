import { chance } from '../posters/forms.ts';
import { board, box, clipped, disc, shape, stroke } from '../svg.ts';
import { fade, glow, steps, word } from './kit.ts';

/** A lake at sunset, as everybody's stock photograph has it. */
export function lake(): string {
  const roll = chance(3);
  const glints = steps(160)
    .map(() => {
      const y = 560 + roll() ** 1.3 * 420;
      const x = 980 + (roll() - 0.5) * (120 + (y - 560) * 1.6);
      return stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}h${(20 + roll() * 90).toFixed(0)}`,
        '#ffe9b0',
        2 + roll() * 4,
        `opacity="${(0.2 + roll() * 0.6).toFixed(2)}"`,
      );
    })
    .join('');
  const reeds = steps(60)
    .map(() => {
      const x = roll() * 420;
      return stroke(
        `M${x.toFixed(0)} 1000Q${(x + 10).toFixed(0)} 800 ${(x + 30 - roll() * 50).toFixed(0)} ${(660 + roll() * 160).toFixed(0)}`,
        '#1d1420',
        3 + roll() * 4,
      );
    })
    .join('');
  return `${box(0, 0, 1600, 1000, 0, 'url(#dusk)')}${disc(980, 520, 330, 'url(#sunset)')}${disc(980, 500, 62, '#fff3c8')}${shape('M0 520C200 430 330 470 520 440S900 500 1060 470S1400 420 1600 470V580H0Z', '#5a3358')}${shape('M0 560C260 500 420 540 700 530S1300 540 1600 520V600H0Z', '#2f1d38')}${box(0, 568, 1600, 432, 0, 'url(#water)')}${glints}${shape('M1180 1000L1230 700H1290L1600 860V1000Z', '#1d1420')}${reeds}`;
}

export const lakeDefs =
  fade('dusk', [
    [0, '#3b2a5c'],
    [0.5, '#d9627a'],
    [1, '#ffb36b'],
  ]) +
  fade('water', [
    [0, '#c8606e'],
    [0.4, '#5b2f57'],
    [1, '#1d1428'],
  ]) +
  glow('sunset', [
    [0, '#fff3c8', 0.95],
    [1, '#ffb36b', 0],
  ]);

const button = (x: number, y: number, w: number, label: string, fill: string, ink = '#fff') =>
  `${box(x, y, w, 58, 29, fill)}${word(x + w / 2, y + 38, 23, label, { face: 'figtree', weight: 700, fill: ink, anchor: 'middle' })}`;

/** Draws the overlays on the lake: banner, offer, cookies, chat, a bar that counts down. */
export function clutter(): string {
  return `${box(0, 0, 1600, 62, 0, '#8d1f3c')}${word(800, 41, 24, 'LAST CHANCE · 20% off fall foliage · ends in 00:14:32', { face: 'figtree', weight: 700, fill: '#fff', anchor: 'middle' })}
${box(0, 62, 1600, 86, 0, '#ffffff', 'opacity=".94"')}${word(60, 118, 34, 'Bellwether Inn', { face: 'soft', weight: 600, fill: '#3a2340' })}${['Home', 'Rooms', 'Offers', 'Gallery', 'Weddings', 'Our Story', 'Blog'].map((t, i) => word(560 + i * 128, 116, 21, t, { face: 'figtree', weight: 600, fill: '#3a2340' })).join('')}
${word(800, 300, 84, 'Escape the Ordinary', { face: 'soft', weight: 600, fill: '#ffffff', anchor: 'middle' })}${button(600, 350, 190, 'Discover', '#8d1f3c')}${button(810, 350, 190, 'Our Story', '#ffffff', '#3a2340')}
${disc(64, 540, 38, '#ffffff', 'opacity=".75"')}${stroke('M72 522l-18 18l18 18', '#3a2340', 6)}${disc(1536, 540, 38, '#ffffff', 'opacity=".75"')}${stroke('M1528 522l18 18l-18 18', '#3a2340', 6)}${[0, 1, 2, 3, 4, 5, 6].map((i) => disc(710 + i * 30, 720, i === 2 ? 10 : 7, '#ffffff', `opacity="${i === 2 ? 1 : 0.6}"`)).join('')}
<rect width="1600" height="1000" fill="#120a18" opacity=".5"/>
${box(430, 190, 740, 470, 18, '#fffaf4')}${clipped(430, 190, 270, 470, 18, `<g transform="translate(150 190) scale(.47)">${lake()}</g>`)}${word(740, 274, 46, 'Wait!', { face: 'soft', weight: 700, fill: '#3a2340' })}${['Join our newsletter', 'and get 10% off', 'your next escape.'].map((t, i) => word(740, 332 + i * 40, 29, t, { face: 'figtree', weight: 500, fill: '#3a2340' })).join('')}${box(740, 452, 380, 60, 8, '#fff', 'stroke="#b9a6bc" stroke-width="2"')}${word(762, 490, 23, 'Your email', { face: 'figtree', fill: '#9a8a9e' })}${button(740, 528, 380, 'Yes, I love saving', '#8d1f3c')}${word(930, 626, 20, 'No, I like to pay more', { face: 'figtree', fill: '#8a7a90', anchor: 'middle' })}${stroke('M1124 218l22 22m0 -22l-22 22', '#9a8a9e', 4)}
${box(0, 806, 1600, 194, 0, '#ffffff')}${word(60, 862, 28, 'We value your privacy', { face: 'figtree', weight: 700, fill: '#221428' })}${['We and our 847 partners store and access information on your device, such', 'as where you sleep. You may change your mind in the Preference Center.'].map((t, i) => word(60, 904 + i * 34, 23, t, { face: 'figtree', fill: '#4a3a50' })).join('')}${button(960, 866, 230, 'Preferences', '#e9e2ec', '#3a2340')}${button(1210, 866, 210, 'Accept all', '#8d1f3c')}
${disc(1510, 748, 46, '#2f6bff')}${shape('M1486 732h48a8 8 0 0 1 8 8v20a8 8 0 0 1 -8 8h-26l-14 12v-12h-8a8 8 0 0 1 -8 -8v-20a8 8 0 0 1 8 -8Z', '#fff')}${disc(1544, 716, 18, '#e3263b')}${word(1544, 724, 22, '1', { face: 'figtree', weight: 800, fill: '#fff', anchor: 'middle' })}`;
}

/** An inn's website as it was found. */
export const inn = () => board(1600, 1000, lake() + clutter(), lakeDefs);
