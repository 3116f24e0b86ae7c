import { seededRandom } from '../../../src/homes/design-agency/seeded-random.ts';
import { at, board, box, flatStroke, shape } from '../svg.ts';
import { placard } from './placard.ts';
import { cloud, tooth, veil } from './veil.ts';

const [w, h] = [2400, 1100];
const ground = 930;

/** A window with shutters, a box of plastic flowers under snow, and light in it or none. */
function window(x: number, y: number, lit: boolean): string {
  let out = box(x - 30, y, 24, 92, 0, '#26272a') + box(x + 66, y, 24, 92, 0, '#26272a');
  for (const dx of [-30, 66]) {
    for (let i = 0; i < 9; i += 1) out += box(x + dx + 3, y + 6 + i * 9.4, 18, 2.4, 0, '#47494e');
    out += shape(`M${x + dx + 12} ${y + 38}q-8 -12 -8 -5q0 7 8 13q8 -6 8 -13q0 -7 -8 5`, '#d8d7d3');
  }
  out +=
    box(x - 4, y - 4, 68, 100, 0, '#e7e5e0') + box(x, y, 60, 92, 0, lit ? '#e9dfc4' : '#15171b');
  if (lit) out += box(x, y, 60, 30, 0, '#fff', 'opacity=".35"');
  out += box(x + 28, y, 4, 92, 0, '#e7e5e0') + box(x, y + 40, 60, 4, 0, '#e7e5e0');
  out += box(x - 16, y + 96, 92, 20, 0, '#1a1b1d');
  for (let i = 0; i < 9; i += 1)
    out += `<circle cx="${x - 10 + i * 10}" cy="${y + 94 - (i % 3) * 3}" r="8" fill="${i % 2 ? '#55575b' : '#3a3c40'}"/>`;
  return `${out}<path d="M${x - 20} ${y + 90}q12 -16 24 -8q14 -12 28 -2q16 -12 28 0q12 -6 20 8q-50 6 -100 2z" fill="#f7f7f6"/>`;
}

/** A chalet as the ordinance likes it: boards, a carved balcony, hearts, a wide roof full of snow. */
function chalet(x: number, wide: number, tall: number, tone: string, seed: number): string {
  const draw = seededRandom(seed);
  const top = ground - tall;
  const eave = 74;
  const peak = top - wide * 0.27;
  let out = shape(
    `M${x} ${ground}V${top}L${x + wide / 2} ${peak}L${x + wide} ${top}V${ground}z`,
    tone,
  );
  for (let y = peak + 20; y < ground; y += 15)
    out += flatStroke(
      `M${x} ${y.toFixed(1)}h${wide}`,
      '#000',
      2.4,
      `opacity=".26" clip-path="url(#front${seed})"`,
    );
  out +=
    box(x, ground - 210, wide, 210, 0, '#b9b7b2') +
    box(x, ground - 214, wide, 6, 0, '#000', 'opacity=".4"');
  // The balcony and its cut-out pickets.
  const by = top + 120;
  out +=
    box(x - 12, by + 78, wide + 24, 12, 0, '#1d1e20') +
    box(x - 12, by, wide + 24, 10, 0, '#1d1e20') +
    box(x - 14, by - 8, wide + 28, 9, 4, '#f8f8f7');
  for (let px = x - 8; px < x + wide + 4; px += 19)
    out +=
      shape(`M${px} ${by + 10}h13q-5 14 0 30q6 14 0 38h-13q-6 -24 0 -38q5 -16 0 -30z`, '#d3d0ca') +
      `<circle cx="${px + 6.5}" cy="${by + 42}" r="3" fill="${tone}"/>`;
  out += box(x, by + 90, wide, 34, 0, '#000', 'opacity=".36"');
  const many = Math.floor(wide / 165);
  for (let i = 0; i < many; i += 1) {
    const wx = x + (wide / many) * (i + 0.5) - 30;
    out += window(wx, by - 106, draw() < 0.5) + window(wx, ground - 172, draw() < 0.66);
  }
  // The roof: two planes with carved boards and their snow.
  const roof = (dy: number, colour: string, width: number) =>
    flatStroke(
      `M${x - eave} ${top + 46 + dy}L${x + wide / 2} ${peak - 8 + dy}L${x + wide + eave} ${top + 46 + dy}`,
      colour,
      width,
      'stroke-linejoin="miter"',
    );
  out += roof(44, '#000" opacity=".34', 50) + roof(18, '#1b1c1e', 30) + roof(30, '#dcdad4', 5);
  const slope = (peak - top - 54) / (wide / 2 + eave);
  for (let sx = x - eave; sx < x + wide + eave; sx += 22) {
    const away = Math.min(sx - x + eave, x + wide + eave - sx);
    out += `<circle cx="${sx}" cy="${(top + 76 + slope * away).toFixed(1)}" r="7" fill="#d0cec8"/>`;
  }
  out += roof(-18, '#f5f6f7', 46) + roof(-4, '#c3c7cd', 8);
  return `<clipPath id="front${seed}"><path d="M${x} ${ground}V${top}L${x + wide / 2} ${peak}L${x + wide} ${top}V${ground}z"/></clipPath>${out}`;
}

/** The white front: a grid of windows without a shutter, posters in the lower row, one red. */
function flatFront(x: number): string {
  const [wide, tall] = [560, 560];
  const y = ground - tall;
  let out =
    box(x - 22, y + 30, wide + 44, tall - 30, 0, '#000', 'opacity=".3"') +
    box(x, y, wide, tall, 0, '#f2f2f0');
  out +=
    box(x - 6, y - 18, wide + 12, 20, 9, '#fbfbfb') +
    box(x, y + 2, wide, 7, 0, '#000', 'opacity=".16"');
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const [px, py] = [x + 34 + column * 83.6, y + 104 + row * 92];
      const lit = (column * 2 + row * 3) % 5 !== 0;
      out +=
        box(px, py, 74, 80, 0, lit ? '#efe6cc' : '#1b1d21') +
        box(px, py, 74, 4, 0, '#000', 'opacity=".3"');
      if (lit && (column + row) % 3 === 0)
        out +=
          shape(`M${px + 20} ${py + 80}q-2 -34 14 -38l10 0q16 4 15 38z`, '#2a2927') +
          `<ellipse cx="${px + 39}" cy="${py + 31}" rx="8" ry="10" fill="#2a2927"/>`;
      if (lit)
        out +=
          flatStroke(`M${px + 37} ${py}v13`, '#222', 2) +
          `<circle cx="${px + 37}" cy="${py + 16}" r="5" fill="#fff"/>`;
    }
  out += `<text x="${x + 32}" y="${y + 72}" font-family="Instrument Sans Variable, Instrument Sans" font-weight="700" font-size="54" letter-spacing="-3" fill="#0c0c0d">House Rules</text>`;
  const rules = ['half', 'turn', 'word', 'quarter', 'cross'] as const;
  rules.forEach((rule, i) => {
    out += at(
      x + 34 + i * 83.6,
      ground - 246,
      placard(rule, 40 + i * 13, i * 3 + 2, i === 2 ? 'red' : 'black'),
      0.309,
    );
    const below = rules[(i + 2) % 5] ?? 'slip';
    out += at(x + 34 + i * 83.6, ground - 136, placard(below, 90 + i * 17, i * 5 + 6), 0.309);
  });
  out +=
    box(x + 452, ground - 246, 74, 246, 0, '#121315') +
    box(x + 458, ground - 240, 62, 240, 0, '#24262a') +
    box(x + 508, ground - 122, 5, 32, 0, '#eee');
  return out;
}

/** Second Street at four on a December afternoon. */
export function snowStreet(): string {
  const draw = seededRandom(12);
  let out = veil([0, 0, w, h], [160, 70], (u, v) => {
    const value = 122 + 78 * v + 26 * cloud(u * 6, v * 3, 8);
    return [value * 0.97, value * 0.99, value * 1.03, 1];
  });
  // The hill behind, with bare trees.
  out += shape('M0 560Q420 400 900 500T1700 430T2400 520V950H0z', '#a9adb3');
  for (let i = 0; i < 260; i += 1) {
    const x = draw() * w;
    const y = 520 + 60 * Math.sin(x / 320) + draw() * 120 - 40;
    const tall = 40 + draw() * 60;
    out += flatStroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}v${(-tall).toFixed(0)}m0 ${(tall * 0.4).toFixed(0)}l${(9 + draw() * 9).toFixed(0)} -22m${(-9).toFixed(0)} 6l-10 -22`,
      '#6d7178',
      2.2,
      'opacity=".7"',
    );
  }
  out += chalet(-90, 520, 440, '#4a4744', 3) + chalet(1880, 560, 500, '#3f3d3c', 4);
  out += chalet(500, 450, 520, '#5a5652', 5) + flatFront(1090);
  // The street: ruts, a curb, drifts along the walls.
  out += veil([0, ground - 4, w, h - ground + 4], [300, 40], (u, v) => {
    const rut = Math.abs(((v * 3 + 0.12 * Math.sin(u * 5)) % 1) - 0.5) < 0.13 && v > 0.3 ? 34 : 0;
    const value = 226 - rut - 30 * v + 18 * (cloud(u * 30, v * 16, 2) - 0.5);
    return [value, value * 1.005, value * 1.02, 1];
  });
  let drift = `M0 ${ground + 20}V${ground - 26}`;
  for (let x = 0; x <= w; x += 60)
    drift += `Q${x + 30} ${(ground - 34 + draw() * 26).toFixed(0)} ${x + 60} ${(ground - 20 + draw() * 18).toFixed(0)}`;
  out += shape(`${drift}V${ground + 20}z`, '#fafafa');
  const lamp = (x: number) =>
    box(x, 470, 9, 480, 0, '#141517') +
    shape(`M${x - 22} 470h54l-9 -56h-36z`, '#141517') +
    box(x - 12, 422, 33, 42, 0, '#fff6dc') +
    shape(`M${x - 26} 414q31 -30 62 0z`, '#f6f6f6');
  out += lamp(1020) + lamp(1760);
  // A person on the way home, and a dog that would rather not.
  out +=
    shape('M792 1012q-3 -92 22 -118q10 -8 24 -8t22 8q20 22 24 112q-46 12 -92 6z', '#131315') +
    shape('M812 1010h16l2 34h-24q-4 -8 6 -10zM846 1010h16l4 30q8 4 4 8h-24z', '#0b0b0c') +
    '<ellipse cx="838" cy="866" rx="16" ry="19" fill="#131315"/><path d="M818 860q4 -26 22 -26t20 24z" fill="#3a3c40"/><circle cx="839" cy="832" r="6" fill="#e8e8e8"/>' +
    flatStroke('M822 886q18 12 38 2l4 30', '#d9d9d6', 9) +
    flatStroke('M878 950q44 46 92 36', '#131315', 2.4) +
    shape(
      'M960 1000q-2 -26 18 -26h40q10 0 16 -12l12 -14l8 10l16 8q2 10 -8 12l-12 2q-4 22 -16 26h-52q-14 6 -22 -6z',
      '#131315',
    ) +
    flatStroke('M972 998l-4 44M986 1000l2 42M1024 1000l4 42M1036 994l10 46', '#131315', 7) +
    flatStroke('M962 984q-22 -10 -24 -30', '#131315', 6) +
    shape('M1040 950l-6 22l-10 -12z', '#000');
  const glow = [1020, 1760]
    .map((x) =>
      veil([x - 316, 130, 640, 640], [40, 40], (u, v) => [
        255,
        243,
        210,
        Math.max(0, 0.62 - Math.hypot(u - 0.5, v - 0.5) * 1.5),
      ]),
    )
    .join('');
  const dusk = veil([0, 0, w, h], [80, 40], (u, v) => [
    18,
    22,
    34,
    0.1 + 0.2 * Math.hypot((u - 0.56) * 1.3, v - 0.66),
  ]);
  const snow = Array.from({ length: 1500 }, () => {
    const near = draw() ** 5;
    return `<circle cx="${(draw() * w).toFixed(1)}" cy="${(draw() * h).toFixed(1)}" r="${(1.3 + near * 8).toFixed(1)}" fill="#fff" opacity="${(0.35 + 0.5 * draw() * (1 - near)).toFixed(2)}"/>`;
  }).join('');
  return board(w, h, `${out}${dusk}${glow}${snow}${tooth(w, h, 0.11, 6)}`);
}
