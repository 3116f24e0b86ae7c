import { ruleNames } from '../../../src/homes/design-agency/poster.ts';
import { seededRandom } from '../../../src/homes/design-agency/seeded-random.ts';
import { at, board, box, flatStroke, shape } from '../svg.ts';
import { placard } from './placard.ts';
import { cloud, noise, tooth, veil } from './veil.ts';

const [w, h] = [1800, 1100];
const [top, foot] = [190, 790];
const red = 15;

/** Boards, painted dark, with their seams, screws and old staples. */
function boards(draw: () => number): string {
  let out = box(0, top, w, foot - top, 0, '#43454a');
  for (let x = -60; x < w; x += 205) {
    const tone = ['#3d3f44', '#494b50', '#44464c'][Math.floor(draw() * 3)] ?? '#444';
    out += box(x, top, 202, foot - top, 0, tone) + box(x + 202, top, 3, foot - top, 0, '#1d1e21');
    out += box(x, top, 1.5, foot - top, 0, '#5d6066');
    for (let y = top + 30; y < foot; y += 130)
      out += `<circle cx="${x + 14}" cy="${y}" r="3" fill="#26272b"/><circle cx="${x + 188}" cy="${y}" r="3" fill="#26272b"/>`;
  }
  return `${out}${box(0, top - 16, w, 18, 0, '#2a2b2f')}${box(0, top - 18, w, 4, 0, '#85878d')}`;
}

/** Two rows of sheets, edge to edge; one corner has come off. */
function sheets(draw: () => number): string {
  let out = '';
  for (let i = 0; i < 20; i += 1) {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    const rule = ruleNames[(i * 3 + row * 2) % 7] ?? 'turn';
    const [x, y] = [70 + column * 167.5, top + 48 + row * 237];
    const print = placard(rule, 512 + i * 7, i * 5 + 1, i === red ? 'red' : 'black');
    out += at(x + draw() * 3, y + draw() * 3, print, 0.695, (draw() - 0.5) * 0.9);
    if (i === 7 || i === 14)
      out +=
        shape(`M${x + 126} ${y + 236}L${x + 167} ${y + 236}L${x + 167} ${y + 180}z`, '#3a3c41') +
        shape(`M${x + 126} ${y + 236}L${x + 167} ${y + 180}L${x + 128} ${y + 196}z`, '#c9c8c5') +
        shape(
          `M${x + 126} ${y + 236}L${x + 128} ${y + 196}L${x + 118} ${y + 236}z`,
          '#000',
          'opacity=".35"',
        );
  }
  return out;
}

/** Draws the building site behind: a roof without tiles, poles and planks. */
function site(): string {
  let out = veil([0, 0, w, top], [60, 12], (u, v) => {
    const value = 26 + 30 * v + 26 * cloud(u * 7, v * 3, 4);
    return [value, value * 1.03, value * 1.1, 1];
  });
  out += shape('M180 190L520 20L860 190z', '#17181b') + shape('M1010 190V70H1560V190z', '#1a1b1f');
  for (let x = 210; x < 850; x += 52) out += flatStroke(`M520 20L${x} 190`, '#2b2c31', 4);
  for (const x of [980, 1130, 1290, 1450, 1600]) out += flatStroke(`M${x} 0V190`, '#4b4d53', 7);
  for (const y of [36, 116]) out += flatStroke(`M930 ${y}H1680`, '#55575d', 6);
  return `${out}${flatStroke('M980 116L1130 36M1290 116L1450 36', '#45474d', 4)}`;
}

/** A hoarding round a building site in the rain, by the light of one lamp. */
export function hoarding(): string {
  const draw = seededRandom(31);
  const wall = boards(draw) + sheets(draw);
  let wet = '';
  // The street reflects the wall in slices, since some are wet and others rough.
  for (let y = 0, i = 0; y < 310; y += 6 + i * 0.14, i += 1) {
    const slide = (noise(i * 0.7, 3, 9) - 0.5) * (6 + y * 0.16);
    wet += `<clipPath id="wet${i}"><rect x="0" y="${foot + y}" width="${w}" height="${7 + i * 0.14}"/></clipPath><g clip-path="url(#wet${i})"><g transform="translate(${slide.toFixed(1)} ${2 * foot}) scale(1 -1)"><use href="#wall"/></g></g>`;
  }
  const dim = veil([0, foot, w, h - foot], [300, 60], (u, v) => {
    const rough = cloud(u * 26, v * 60, 12);
    return [16, 17, 20, 0.18 + 0.5 * v + (rough - 0.5) * 0.9];
  });
  const runs = Array.from({ length: 130 }, () => {
    const [x, y, long] = [draw() * w, top + draw() * 420, 40 + draw() * 260];
    return flatStroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}v${long.toFixed(1)}`,
      draw() < 0.5 ? '#fff' : '#000',
      1 + draw() * 2.4,
      `opacity="${(0.05 + draw() * 0.13).toFixed(2)}"`,
    );
  }).join('');
  const rain = Array.from({ length: 900 }, () => {
    const near = draw() ** 3;
    const [x, y, long] = [draw() * (w + 200) - 100, draw() * h - 60, 14 + near * 110];
    return flatStroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.13).toFixed(1)} ${long.toFixed(1)}`,
      '#fff',
      0.7 + near * 2.2,
      `opacity="${(0.12 + 0.2 * draw()).toFixed(2)}"`,
    );
  }).join('');
  const drops = Array.from({ length: 170 }, () => {
    const y = foot + 20 + draw() ** 0.8 * 280;
    const r = 2 + ((y - foot) / 300) * 15 * draw();
    return `<ellipse cx="${(draw() * w).toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.27).toFixed(1)}" fill="none" stroke="#fff" stroke-width="1.4" opacity="${(0.15 + draw() * 0.4).toFixed(2)}"/>`;
  }).join('');
  // One lamp, out of the picture, above the second third.
  const light = veil([0, 0, w, h], [120, 74], (u, v) => {
    const far = Math.hypot((u - 0.6) * 1.7, (v - 0.3) * (v > 0.3 ? 1.25 : 2.1));
    return [6, 8, 13, Math.min(0.72, Math.max(0, far - 0.3) * 0.78)];
  });
  const haze = veil([0, 0, w, h], [100, 60], (u, v) => {
    const far = Math.hypot((u - 0.6) * 1.9, (v - 0.08) * 1.3);
    return [255, 250, 238, Math.max(0, 0.3 - far * 0.5)];
  });
  const curb =
    box(0, foot - 6, w, 12, 0, '#1b1c1f') + box(0, foot - 7, w, 2, 0, '#8b8d92', 'opacity=".6"');
  return board(
    w,
    h,
    `${site()}<g id="wall">${wall}</g>${runs}${box(0, foot, w, h - foot, 0, '#222327')}${wet}${dim}${curb}${drops}${light}${haze}${rain}${tooth(w, h, 0.13)}`,
  );
}
