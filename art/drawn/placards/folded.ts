import { board, shape } from '../svg.ts';
import { placard } from './placard.ts';
import { cloud, tooth, veil } from './veil.ts';

const [w, h] = [1500, 1500];
/** Creases from left to right: where on the table they stand. */
const creases = [
  [250, 1180],
  [470, 1290],
  [700, 1150],
  [930, 1270],
  [1180, 1130],
] as const;
const tall = 960;

/** A poster that came in a letter, unfolded and stood up; a low lamp from the left. */
export function foldedPoster(): string {
  const print = placard('turn', 716, 11);
  const table = veil([0, 0, w, h], [300, 300], (u, v) => {
    const lamp = Math.max(0, 1.12 - Math.hypot((u - 0.12) * 0.95, (v - 0.72) * 1.15));
    const value =
      v < 0.56
        ? 64 + 70 * lamp + 10 * cloud(u * 5, v * 5, 2)
        : 94 + 128 * lamp + 16 * cloud(u * 70, v * 260, 4);
    return [value * 1.01, value, value * 0.97, 1];
  });
  const edge = veil([0, h * 0.54, w, 70], [60, 12], (_, v) => [
    10,
    10,
    12,
    0.35 * Math.sin(v * Math.PI),
  ]);
  let [panels, shadows] = ['', ''];
  for (let i = 0; i < 4; i += 1) {
    const [from, to] = [creases[i], creases[i + 1]];
    if (!from || !to) continue;
    const [run, rise] = [to[0] - from[0], to[1] - from[1]];
    const turned = i % 2 === 0;
    // Each strip is a quarter of the sheet, sheared as it turns from the light or into it.
    const matrix = `matrix(${(run / 60).toFixed(4)} ${(rise / 60).toFixed(4)} 0 ${(tall / 340).toFixed(4)} ${from[0]} ${from[1] - tall})`;
    panels += `<clipPath id="strip${i}"><path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}V${to[1] - tall}L${from[0]} ${from[1] - tall}z"/></clipPath><g clip-path="url(#strip${i})"><g transform="${matrix}"><g transform="translate(${-60 * i} 0)">${print}</g></g>`;
    panels += veil([Math.min(from[0], to[0]), 150, run, 1160], [40, 90], (u, v) => {
      const sag = Math.sin(v * 9 + i) * 0.03 + (cloud(u * 5, v * 12, i) - 0.5) * 0.09;
      return turned ? [8, 9, 14, 0.5 + 0.16 * u + sag] : [20, 18, 12, 0.02 + 0.1 * (1 - u) + sag];
    });
    for (const fold of [0.25, 0.5, 0.75]) {
      const y = from[1] - tall * (1 - fold);
      panels += `<path d="M${from[0]} ${y}L${to[0]} ${y + rise}" stroke="#fff" stroke-width="3" opacity="${turned ? 0.16 : 0.5}"/><path d="M${from[0]} ${y + 3.4}L${to[0]} ${y + rise + 3.4}" stroke="#000" stroke-width="3.4" opacity=".2"/>`;
    }
    panels += `</g><path d="M${to[0]} ${to[1]}v${-tall}" stroke="${turned ? '#fff' : '#000'}" stroke-width="2.6" opacity=".4"/>`;
    const long = 420;
    shadows += shape(
      `M${from[0]} ${from[1]}L${to[0]} ${to[1]}l${long} ${-70 + rise * 0.2}L${from[0] + long} ${from[1] - 90}z`,
      '#0b0b0e',
    );
  }
  const pool = veil([200, 1080, 1200, 300], [120, 40], (u, v) => {
    const under =
      Math.max(0, 1 - Math.abs(v - 0.4 + 0.1 * Math.sin(u * 13)) * 4.4) *
      Math.min(1, u * 8, (1 - u) * 4);
    return [6, 6, 8, under * 0.5];
  });
  const clip = '<clipPath id="onTable"><rect x="0" y="850" width="1500" height="650"/></clipPath>';
  const dim = veil([0, 0, w, h], [60, 60], (u, v) => [
    6,
    6,
    10,
    Math.max(0, (u - 0.3) * 0.55 + (0.3 - v) * 0.3),
  ]);
  return board(
    w,
    h,
    `${table}${edge}<g clip-path="url(#onTable)" opacity=".45">${shadows}</g>${pool}${panels}${dim}${tooth(w, h, 0.14, 21)}`,
    clip,
  );
}
