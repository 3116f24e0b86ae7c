import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke } from '../svg.ts';
import { fade, glow, grain, steps, word } from './kit.ts';

const [sheet, coal, amber, ice] = ['#f3f7fa', '#14202b', '#ffb400', '#dbe7f0'];

/** A road between fence posts before sunrise, and the lights of a plow that comes. */
function road(roll: () => number): string {
  const flakes = steps(420)
    .map(() =>
      disc(
        roll() * 720,
        roll() * 660,
        0.8 + roll() ** 3 * 6,
        '#fff',
        `opacity="${(0.3 + roll() * 0.65).toFixed(2)}"`,
      ),
    )
    .join('');
  const firs = steps(44)
    .map((i) => {
      const x = i * 17 + roll() * 16;
      const h = 60 + roll() * 130;
      const fill = mix('#22384c', '#4d6b84', roll());
      return `<path d="M${x} ${372 - h}l${h * 0.22} ${h}h-${h * 0.44}Z" fill="${fill}"/><path d="M${x} ${372 - h}l${h * 0.1} ${h * 0.5}l-${h * 0.2} 0Z" fill="#d9e6ef" opacity=".45"/>`;
    })
    .join('');
  const posts = steps(7)
    .map((i) => {
      const s = 1.7 ** i * 0.1;
      const [lx, rx, y] = [330 - s * 170, 390 + s * 190, 378 + s * 120];
      return [lx, rx]
        .map(
          (x) =>
            `${box(x, y - 62 * s, 7 * s, 66 * s, 1, '#172633')}${shape(`M${x - 2 * s} ${y - 62 * s}q5.500 ${-8 * s} ${11 * s} 0Z`, '#fff')}`,
        )
        .join('');
    })
    .join('');
  const drift = steps(40)
    .map(() =>
      stroke(
        `M${roll() * 720} ${420 + roll() * 240}q60 ${-6 + roll() * 12} ${90 + roll() * 120} 0`,
        '#b9ccda',
        1 + roll() * 3,
        'opacity=".5"',
      ),
    )
    .join('');
  const plow = `${disc(372, 366, 190, 'url(#beam)')}${shape('M338 330h66v40h-66Z', '#c9411f')}${box(346, 312, 50, 22, 4, '#1b2b38')}${box(350, 316, 42, 13, 2, '#9ec4dc')}${shape('M318 366H424L432 396H310Z', amber)}${shape('M318 366H424L426 373H316Z', '#fff', 'opacity=".5"')}${disc(346, 354, 7, '#fffbe0')}${disc(396, 354, 7, '#fffbe0')}${box(364, 304, 14, 8, 2, '#ff8a00')}${disc(371, 306, 46, 'url(#beacon)')}${shape('M424 396q44 -46 92 -22q-40 4 -84 30ZM318 396q-44 -40 -80 -18q36 2 72 28Z', '#fff', 'opacity=".9"')}`;
  return `${box(0, 0, 720, 660, 0, 'url(#dawn)')}${firs}${box(0, 366, 720, 300, 0, 'url(#snow)')}<path d="M346 372H398L640 660H110Z" fill="url(#lane)"/><path d="M352 380L180 660M392 380L566 660" stroke="#8ea6b8" stroke-width="6" opacity=".55"/>${drift}${posts}${plow}${flakes}`;
}

/** A whole website on one upright page: who plows, which roads are done, and one large button. */
export function plow(): string {
  const roll = chance(53);
  const roads = [
    ['Buttermilk Hill', 'done 5:10', 1],
    ['Shadow Hollow, lower', 'done 5:45', 1],
    ['Shadow Hollow, gravel', 'next', 0.5],
    ['Cemetery Lane', 'after 7', 0],
  ] as const;
  return board(
    720,
    1800,
    `${box(0, 0, 720, 1800, 0, sheet)}${road(roll)}${box(0, 0, 720, 190, 0, 'url(#top)')}
${word(44, 78, 30, 'Teeter Plowing', { face: 'round', weight: 800, fill: '#ffffff' })}${word(676, 78, 25, 'Tue 5:52 am', { face: 'round', weight: 500, fill: '#eaf3fa', anchor: 'end' })}
${word(40, 762, 92, 'We’re out.', { face: 'round', weight: 900, fill: coal, spacing: -3 })}${word(44, 826, 36, 'Eleven inches, and still coming.', { face: 'round', weight: 500, fill: '#3c5263' })}
${box(40, 872, 640, 148, 26, amber)}${box(40, 872, 640, 148, 26, 'url(#press)')}${word(360, 942, 48, 'Call Gus in the truck', { face: 'round', weight: 800, fill: coal, anchor: 'middle' })}${word(360, 990, 30, '(607) 555-0188', { face: 'round', weight: 600, fill: coal, anchor: 'middle' })}
${word(44, 1108, 34, 'Which road', { face: 'round', weight: 800, fill: coal })}
${roads
  .map(([name, state, share], i) => {
    const y = 1148 + i * 86;
    return `${box(40, y, 640, 70, 14, share === 0.5 ? '#fff2cc' : ice)}${share === 1 ? `${disc(82, y + 35, 18, '#1f8a5b')}${stroke(`M74 ${y + 35}l6 7l11 -13`, '#fff', 4)}` : disc(82, y + 35, 16, 'none', `stroke="${share ? '#c67f00' : '#8ba3b5'}" stroke-width="5" ${share ? 'stroke-dasharray="50 50"' : ''}`)}${word(120, y + 46, 31, name, { face: 'round', weight: 600, fill: coal })}${word(656, y + 46, 29, state, { face: 'round', weight: 500, fill: '#3c5263', anchor: 'end' })}`;
  })
  .join('')}
${word(44, 1572, 34, 'What it costs', { face: 'round', weight: 800, fill: coal })}${[
  ['Driveway to 100 ft', '$45'],
  ['Longer, or uphill', '$70'],
  ['Neighbor over eighty', 'pie'],
]
  .map(
    ([k = '', v = ''], i) =>
      `${word(44, 1630 + i * 52, 31, k, { face: 'round', weight: 500, fill: coal })}${word(676, 1630 + i * 52, 31, v, { face: 'round', weight: 800, fill: coal, anchor: 'end' })}${i < 2 ? box(44, 1645 + i * 52, 632, 2, 0, '#c5d5e0') : ''}`,
  )
  .join('')}
<rect width="720" height="1800" filter="url(#soft)"/>`,
    fade('dawn', [
      [0, '#2b4560'],
      [0.45, '#7f9fb8'],
      [0.6, '#f0c9a8'],
      [1, '#e9eff4'],
    ]) +
      fade('snow', [
        [0, '#c9d9e6'],
        [1, sheet],
      ]) +
      fade('lane', [
        [0, '#9fb4c4'],
        [1, '#dfe9f0'],
      ]) +
      fade('top', [
        [0, '#14202b', 0.7],
        [1, '#14202b', 0],
      ]) +
      fade('press', [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#a86200', 0.25],
      ]) +
      glow('beam', [
        [0, '#fff6cc', 0.85],
        [0.4, '#ffe9a0', 0.35],
        [1, '#ffe9a0', 0],
      ]) +
      glow('beacon', [
        [0, '#ffb040', 0.95],
        [1, '#ff8a00', 0],
      ]) +
      grain('soft', 0.9, 0.06, '0.1 0.15 0.2'),
  );
}
