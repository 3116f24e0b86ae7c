import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke } from '../svg.ts';
import { steps } from './kit.ts';

const stops = (list: readonly [number, string, number][]) =>
  list
    .map(
      ([at, colour, alpha]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`,
    )
    .join('');

/** Lamps of a harbor before six, through a wet window: discs with a bright rim, over cherry red. */
export function lamps(wide: number, tall: number, count: number, seed: number): string {
  const roll = chance(seed);
  const tones = ['#ffb640', '#ff8a3c', '#ffcf7a', '#ff5f45', '#ffb640', '#ffe3b0'];
  const blurred = steps(count)
    .map((i) => {
      const far = roll();
      const x = roll() * wide;
      // Bright ones at the height of the counter; over it, where words stand, only their ghosts.
      const low = i % 5 !== 0;
      const y = low ? 0.6 + roll() * 0.34 : roll() * 0.42;
      const r = (low ? 30 : 60) + far * far * 120;
      const tone = tones[Math.floor(roll() * tones.length)] ?? '#ffc56b';
      const alpha = low ? 0.3 + roll() * 0.5 : 0.06 + roll() * 0.1;
      return `${disc(x, y * tall, r, tone, `opacity="${alpha.toFixed(2)}"`)}${disc(x, y * tall, r - 4, 'none', `stroke="#fff0d0" stroke-width="6" opacity="${(alpha * 0.55).toFixed(2)}"`)}`;
    })
    .join('');
  const drops = steps(150)
    .map(() => {
      const [x, y, r] = [roll() * wide, roll() * tall, 2 + roll() * roll() * 11];
      return `${disc(x, y, r, '#5c0515', 'opacity=".28"')}<ellipse cx="${x - r * 0.25}" cy="${y - r * 0.3}" rx="${r * 0.45}" ry="${r * 0.35}" fill="#ffe2c4" opacity=".38"/>`;
    })
    .join('');
  return board(
    wide,
    tall,
    `${box(0, 0, wide, tall, 0, 'url(#red)')}${blurred}${box(0, 0, wide, tall, 0, 'url(#dark)')}${drops}`,
    `<linearGradient id="red" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#a3162d', 1],
      [0.55, '#b9203a', 1],
      [1, '#8a0d22', 1],
    ])}</linearGradient><radialGradient id="dark" cx=".5" cy=".52" r=".75">${stops([
      [0, '#b01e35', 0],
      [0.6, '#9c1229', 0.08],
      [1, '#5c0717', 0.5],
    ])}</radialGradient>`,
  );
}

/** Steam that rises and parts: ribbons of white, blurred, on nothing. */
export function steam(): string {
  const ribbon = (x: number, wide: number, alpha: number, lean: number) =>
    shape(
      `M${x} 1380C${x - 150} 1120 ${x + 190 + lean} 980 ${x + 40} 720S${x - 120 + lean} 380 ${x + lean * 1.6} 60C${x + wide * 0.5 + lean * 1.6} 330 ${x + 90} 470 ${x + wide * 1.3 + 40} 730S${x + wide * 0.2} 1100 ${x + wide} 1380Z`,
      '#fff6ea',
      `opacity="${alpha}"`,
    );
  return board(
    1000,
    1400,
    `<g filter="url(#wide)">${ribbon(330, 170, 0.5, -60)}${ribbon(480, 150, 0.55, 40)}${ribbon(600, 110, 0.4, 110)}</g><g filter="url(#near)">${ribbon(400, 60, 0.5, -20)}${ribbon(520, 46, 0.55, 70)}${ribbon(590, 34, 0.4, 20)}</g>`,
    '<filter id="wide" x="-0.4" y="-0.2" width="1.8" height="1.4"><feGaussianBlur stdDeviation="46"/></filter><filter id="near" x="-0.4" y="-0.2" width="1.8" height="1.4"><feGaussianBlur stdDeviation="15"/></filter>',
  );
}

/** A white bakery box with its lid half open, cherry pie inside, red string untied. */
export function pieBox(): string {
  const roll = chance(4);
  const [white, shade, dark] = ['#fffaf0', '#ecd9ba', '#cdb48c'];
  const fruit = steps(30)
    .map((i) => {
      const turn = i * 2.4;
      const far = Math.sqrt(i / 30) * 0.86;
      const [x, y] = [600 + Math.cos(turn) * far * 330, 700 + Math.sin(turn) * far * 116];
      return `${disc(x, y, 46, ['#b3162e', '#8e0b20', '#c9243a'][i % 3] ?? '#b3162e')}${disc(x - 14, y - 16, 9 + roll() * 4, '#ffd0c4', 'opacity=".75"')}`;
    })
    .join('');
  const strip = (d: string) =>
    `${stroke(d, '#8a4a1a', 58)}${stroke(d, '#d9993f', 48)}${stroke(d, '#f1c67c', 14, 'opacity=".7" transform="translate(-6 -10)"')}`;
  const lattice =
    [-210, -70, 70, 210]
      .map((k) =>
        strip(`M${380 + k} ${600 + Math.abs(k) * 0.1}L${620 + k} ${800 - Math.abs(k) * 0.06}`),
      )
      .join('') +
    [-210, -70, 70, 210]
      .map((k) =>
        strip(`M${820 + k} ${600 + Math.abs(k) * 0.1}L${580 + k} ${800 - Math.abs(k) * 0.06}`),
      )
      .join('');
  const crimps = steps(46)
    .map((i) => {
      const turn = (i / 46) * Math.PI * 2;
      const [x, y] = [600 + Math.cos(turn) * 386, 702 + Math.sin(turn) * 148];
      return `${disc(x, y + 6, 36, '#8a4a1a')}${disc(x, y, 33, '#d39340')}${disc(x - 8, y - 10, 12, '#f3cd88', 'opacity=".8"')}`;
    })
    .join('');
  return board(
    1200,
    1200,
    `<ellipse cx="620" cy="1110" rx="540" ry="46" fill="#2e1206" opacity=".45" filter="url(#soft)"/>
${shape('M150 560L250 90H950L1050 560Z', shade)}${shape('M186 548L276 116H924L1014 548Z', '#f7ead2')}
${shape('M110 640L150 556H1050L1090 640Z', dark)}${shape('M150 556L110 640V700H1090V640L1050 556Z', '#b79a6d')}
${crimps}<clipPath id="pie"><ellipse cx="600" cy="700" rx="376" ry="138"/></clipPath><g clip-path="url(#pie)">${box(200, 500, 800, 400, 0, '#5c0515')}${fruit}${lattice}</g>
${shape('M90 690L1110 690L1070 1120H130Z', white)}${shape('M90 690L1110 690L1106 730H94Z', shade)}
${shape('M1110 690L1070 1120H1000L1030 690Z', shade, 'opacity=".7"')}
<g transform="translate(600 912) scale(4)">${shape('M-30 -4L-6 -32L1 -26L-23 2ZM30 -4L6 -32L-1 -26L23 2ZM-19 2H19C19 13 10 21 0 21S-19 13 -19 2Z', '#b01e35')}</g>
${stroke('M96 1010C260 980 330 1060 420 1040S470 940 400 950S360 1080 520 1120', '#b01e35', 10)}${stroke('M1104 1010C960 1000 900 1050 880 1020S930 940 960 1000S900 1110 760 1130', '#b01e35', 10)}`,
    '<filter id="soft" x="-0.2" y="-1" width="1.4" height="3"><feGaussianBlur stdDeviation="22"/></filter>',
  );
}
