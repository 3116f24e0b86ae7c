import { chance } from '../posters/forms.ts';
import { at, board, box, flatStroke, shape, stroke } from '../svg.ts';
import { fir, type Lot, villa } from './houses.ts';
import { piece } from './wash.ts';

const fade = (id: string, stops: readonly [number, string, number][], x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;

/** A hilly skyline from left to right, closed at the bottom. */
function ridge(w: number, top: number, high: number, seed: number, bottom: number): string {
  const points = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const y =
      top -
      high *
        (0.5 * Math.sin(t * 5.1 + seed) +
          0.27 * Math.sin(t * 11.7 + seed * 2.3) +
          0.1 * Math.sin(t * 31 + seed * 5) +
          0.04 * Math.sin(t * 83 + seed));
    return `${(t * w).toFixed(0)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}L${w} ${bottom}L0 ${bottom}Z`;
}

/** Short level strokes: wind on water, denser and longer towards us. */
function ripples(w: number, top: number, bottom: number): string {
  const roll = chance(41);
  return Array.from({ length: Math.round(w * 0.62) }, () => {
    const near = roll() ** 1.4;
    const y = top + near * (bottom - top);
    const x = roll() * w;
    const long = (6 + near * 58) * (0.4 + roll());
    const light = roll() > 0.45;
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(1)}q${(long / 2).toFixed(0)} ${(-1 - near * 2).toFixed(1)} ${long.toFixed(0)} 0`,
      light ? '#fff4e0' : '#56637d',
      0.7 + near * 1.9,
      `stroke-opacity="${(light ? 0.28 + roll() * 0.4 : 0.1 + roll() * 0.15).toFixed(2)}"`,
    );
  }).join('');
}

/** The long bridge to the other state: a low trestle, and one high truss for the ships. */
function bridge(x: number, y: number, w: number): string {
  const deck = (t: number) => y - 74 * Math.exp(-(((t - 0.7) / 0.13) ** 2));
  const line = Array.from(
    { length: 81 },
    (_, i) => `${(x + (i / 80) * w).toFixed(0)} ${deck(i / 80).toFixed(1)}`,
  );
  const legs = Array.from({ length: 81 }, (_, i) => {
    const px = x + (i / 80) * w;
    return `M${px.toFixed(0)} ${deck(i / 80).toFixed(1)}V${y + 16}`;
  });
  const high = (t: number) => deck(t) - 44 * Math.max(0, 1 - ((t - 0.7) / 0.15) ** 2) - 6;
  const span = Array.from({ length: 25 }, (_, i) => 0.55 + (i / 24) * 0.3);
  const top = span.map((t) => `${(x + t * w).toFixed(0)} ${high(t).toFixed(1)}`);
  const web = span.slice(1).map((t, i) => {
    const before = span[i] ?? t;
    return `M${(x + before * w).toFixed(0)} ${deck(before).toFixed(1)}L${(x + t * w).toFixed(0)} ${high(t).toFixed(1)}V${deck(t).toFixed(1)}`;
  });
  return (
    flatStroke(legs.join(''), '#6f6f86', 2, 'opacity=".6"') +
    stroke(`M${line.join('L')}`, '#5d6079', 4.5) +
    stroke(`M${top.join('L')}`, '#4e7a6d', 3.4) +
    flatStroke(web.join(''), '#4e7a6d', 1.7)
  );
}

/** A freighter at anchor, waiting for its pilot. */
const freighter = (x: number, y: number, k: number, hull: string) =>
  at(
    x,
    y,
    shape('M0 -18L6 6Q8 12 16 12H206Q214 12 216 4L226 -22L196 -18Z', hull) +
      shape('M6 4L8 9Q9 12 16 12H206Q214 12 216 4Z', '#a8402f') +
      box(14, -52, 34, 36, 2, '#f7ead6') +
      box(14, -46, 34, 5, 0, '#55607a') +
      box(22, -68, 16, 18, 2, '#e7784f') +
      [74, 110, 146]
        .map(
          (c) =>
            box(c, -26, 30, 9, 1, '#8a5a4c') +
            flatStroke(`M${c + 15} -26V-58l12 8`, '#71605f', 2.4),
        )
        .join('') +
      `<ellipse cx="112" cy="16" rx="120" ry="5" fill="#39425e" opacity=".35"/>`,
    k,
  );

/** A shed for nets on its piles over the water; the firm sits upstairs. */
function netShed(x: number, y: number): string {
  const piles = Array.from({ length: 12 }, (_, i) => {
    const px = x - 6 + i * 17;
    return `M${px} ${y - 6}V${y + 40 + (i % 3) * 5}`;
  });
  return (
    `<ellipse cx="${x + 90}" cy="${y + 46}" rx="130" ry="9" fill="#39425e" opacity=".4"/>` +
    flatStroke(piles.join(''), '#3d2f38', 5) +
    box(x - 16, y - 12, 206, 9, 1, '#6b4f49') +
    villa({ x, y: y - 14, k: 1.15, wall: '#b5513f', seed: 6 })
  );
}

const walls = [
  '#f3d9b4',
  '#e98a6d',
  '#8fb0b4',
  '#f6ead7',
  '#d9b777',
  '#b7656a',
  '#a9b59a',
  '#e8c3b2',
];

/** Lots up the hill: far ones first. */
function lots(w: number, shore: number, seed: number, from: number): Lot[] {
  const roll = chance(seed);
  const rows = 6;
  return Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const size = 0.42 + near * 0.95;
    const gap = 150 * size;
    const begin = from + near * 60 - row * 34;
    return Array.from({ length: Math.ceil((w - begin) / gap) + 1 }, (_, i) => {
      const x = begin + i * gap + (roll() - 0.5) * gap * 0.3;
      const climb = Math.max(0, Math.min(1, (x - from) / (w - from)));
      return {
        x,
        y: shore - 250 * climb ** 0.8 * (1 - near * 0.35) + near * 330 + (roll() - 0.5) * 14,
        k: size * (0.9 + roll() * 0.25),
        wall: walls[Math.floor(roll() * walls.length)] ?? '#f3d9b4',
        seed: row * 40 + i,
      };
    });
  }).flat();
}

/** Grass of the yard that we stand in. */
function grass(w: number, h: number, high: number): string {
  const roll = chance(8);
  const edge = (x: number) => h - high - 26 * Math.sin((x / w) * 4 + 0.6) - (x / w) * high * 0.2;
  const blades = Array.from({ length: Math.round(w * 0.62) }, () => {
    const x = roll() * w;
    const far = roll() ** 2;
    const y = edge(x) + 14 + far * (high + 40);
    const up = 14 + far * 52 * (0.5 + roll());
    const lean = (roll() - 0.28) * up * 0.8;
    const colour =
      ['#2f3a35', '#3f4f3c', '#55643f', '#7d7f49', '#b0a05a'][Math.floor(roll() * 5)] ?? '#3f4f3c';
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-up * 0.6).toFixed(0)} ${lean.toFixed(0)} ${(-up).toFixed(0)}`,
      colour,
      1 + far * 2,
      'stroke-opacity=".9"',
    );
  });
  const line = Array.from(
    { length: 41 },
    (_, i) => `${((i / 40) * w).toFixed(0)} ${edge((i / 40) * w).toFixed(0)}`,
  );
  return shape(`M${line.join('L')}L${w} ${h}L0 ${h}Z`, 'url(#yard)') + blades.join('');
}

interface View {
  width: number;
  height: number;
  /** Heights where the water begins, and the hill of houses. */
  horizon: number;
  from: number;
}

/** Uniontown from a back yard: the river, the bridge, ships at anchor, houses up the hill. */
export function town({ width: w, height: h, horizon, from }: View): string {
  const shore = horizon + 150;
  const all = lots(w, shore, 23, from);
  const roll = chance(77);
  const street = all.map((lot, i) => {
    const trees =
      roll() > 0.42 ? fir(lot.x - 34 * lot.k, lot.y + 6, lot.k * (0.6 + roll() * 0.75), i) : '';
    const wash =
      i % 7 === 3
        ? stroke(
            `M${lot.x + 90 * lot.k} ${lot.y - 42 * lot.k}q${30 * lot.k} ${9 * lot.k} ${66 * lot.k} 0`,
            '#f6ead7',
            1.4,
          ) +
          (['towel', 'bath', 'shirt'] as const)
            .map((id, j) =>
              piece({
                id,
                x: lot.x + (98 + j * 18) * lot.k,
                y: lot.y - (38 - (j % 2)) * lot.k,
                k: 0.14 * lot.k,
                dry: 1,
              }),
            )
            .join('')
        : '';
    return trees + villa(lot) + wash;
  });
  const hill = `M${from - 640} ${h}C${from - 470} ${h - 150} ${from - 330} ${shore + 210} ${from - 210} ${shore + 84}C${from - 120} ${shore - 6} ${from + 60} ${shore - 60} ${from + (w - from) * 0.4} ${shore - 190}S${w - 120} ${shore - 318} ${w} ${shore - 330}V${h}Z`;
  const woods = Array.from({ length: 70 }, (_, i) => {
    const t = i / 69;
    const x = from + 30 + t * (w - from - 20) + (roll() - 0.5) * 20;
    return fir(x, shore - 40 - 268 * t ** 0.75 + roll() * 26, 0.5 + roll() * 0.55, i + 300);
  });
  const content =
    shape(ridge(w, horizon - 64, 58, 1.2, horizon + 30), 'url(#far)') +
    shape(ridge(w, horizon - 26, 34, 4.4, horizon + 30), 'url(#mid)') +
    box(0, horizon, w, h - horizon, 0, 'url(#river)') +
    `<ellipse cx="${w * 0.16}" cy="${horizon + 74}" rx="${w * 0.2}" ry="74" fill="url(#sun)"/>` +
    ripples(w, horizon + 6, h - 100) +
    bridge(-60, horizon + 10, from + 420) +
    freighter(w * 0.055, horizon + 58, 0.9, '#3d4a63') +
    freighter(w * 0.2, horizon + 30, 0.5, '#5d5363') +
    woods.join('') +
    netShed(from - 300, shore + 120) +
    shape(hill, 'url(#hill)') +
    stroke(hill.slice(0, hill.indexOf('S')), '#d9c59a', 3, 'opacity=".35"') +
    street.join('') +
    grass(w, h, 84);
  return board(
    w,
    h,
    `<g filter="url(#grain)">${content}</g>`,
    fade('far', [
      [0, '#a99aac', 0.85],
      [1, '#dcc9c4', 0.75],
    ]) +
      fade('mid', [
        [0, '#7f7c93', 1],
        [1, '#c0aeb2', 1],
      ]) +
      fade('river', [
        [0, '#f1d6c2', 1],
        [0.2, '#c6b9bd', 1],
        [0.6, '#8d95a8', 1],
        [1, '#5b6580', 1],
      ]) +
      fade('hill', [
        [0, '#5b6552', 1],
        [0.5, '#6c7050', 1],
        [1, '#3d4538', 1],
      ]) +
      fade('yard', [
        [0, '#7b7a4a', 1],
        [0.35, '#4c5640', 1],
        [1, '#262c2b', 1],
      ]) +
      '<radialGradient id="sun"><stop offset="0" stop-color="#fff0cf" stop-opacity=".85"/><stop offset="1" stop-color="#ffdcae" stop-opacity="0"/></radialGradient>' +
      '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.12  0 0 0 0 0.16  0.34 0 0 0 -0.135"/><feComposite operator="in" in2="SourceGraphic" result="n"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="n"/></feMerge></filter>',
  );
}
