import { hanging, mixed } from './cloth.ts';
import { chance, grain, rounded, wander } from './strata.ts';

export const roomWide = 2880;
export const roomTall = 1620;

const floorAt = 1290;
const lamp = 2470;

const glow = (id: string, x: number, y: number, r: number, stops: readonly string[]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops.map((colour, index) => `<stop offset="${rounded((index / (stops.length - 1)) ** 1.35)}" stop-color="${colour}"/>`).join('')}</radialGradient>`;

function boards(): string {
  const rows = [0, 52, 116, 196, 294];
  return rows
    .map((y, index) => {
      const joints = Array.from({ length: 4 }, (_, joint) => {
        const x = 260 + joint * 760 + 420 * chance(index, joint);
        return `<path d="M${rounded(x)} ${floorAt + y}l-${(x - 1400) > 0 ? -16 : 16} ${rows[index + 1] ? (rows[index + 1] ?? 0) - y : 40}" stroke="#1c1509" stroke-opacity="0.5" stroke-width="3"/>`;
      });
      return `<path d="M0 ${floorAt + y}H${roomWide}" stroke="#1c1509" stroke-opacity="${0.35 + index * 0.05}" stroke-width="${2 + index}"/>${joints.join('')}`;
    })
    .join('');
}

/** Three hooks on a board, a hat and a shirt on two of them. */
function hooks(): string {
  const hook = (x: number) =>
    `<path d="M${x} 512v34q0 22 20 22q16 0 16 -16" fill="none" stroke="#d9a95a" stroke-width="9" stroke-linecap="round"/><circle cx="${x}" cy="508" r="10" fill="#d9a95a"/>`;
  const hat = `<path d="M1316 566q94 -34 196 0q-98 30 -196 0z" fill="#1d1b12"/><path d="M1362 556q2 -76 52 -70q52 -8 56 70q-54 16 -108 0z" fill="#28251a"/><path d="M1363 541q54 14 107 0l1 15q-54 16 -109 0z" fill="#8d5a1e"/>`;
  const robe = hanging({
    from: 1576,
    to: 1712,
    top: 556,
    length: 520,
    folds: 4,
    seed: 6,
    dark: [66, 62, 42],
    light: [226, 208, 170],
    lamp,
  });
  return `<path d="M1290 488H1960" stroke="#3d2a15" stroke-width="26"/><path d="M1290 479H1960" stroke="#7a5529" stroke-width="6"/>${hook(1410)}${hook(1640)}${hook(1870)}${hat}<path d="M1576 560q60 -44 136 0z" fill="#b5a47c"/>${robe}`;
}

function bench(): string {
  const leg = (x: number) =>
    `<path d="M${x} 1040h44v330h-40z" fill="#3a2712"/><path d="M${x + 32} 1040h12v330h-10z" fill="#a06c2f"/>`;
  const sheet = hanging({
    from: 1318,
    to: 2250,
    top: 962,
    length: 126,
    folds: 9,
    seed: 2,
    dark: [96, 88, 60],
    light: [250, 238, 208],
    lamp,
  });
  const wool = hanging({
    from: 1640,
    to: 2262,
    top: 930,
    length: 300,
    folds: 7,
    seed: 4,
    dark: [74, 44, 12],
    light: [232, 160, 66],
    lamp,
  });
  const stripes = [0, 1, 2]
    .map((line) => {
      const points = Array.from(
        { length: 63 },
        (_, at) =>
          `${at ? 'L' : 'M'}${1640 + at * 10} ${rounded(1166 + line * 20 + 9 * wander(at / 8, 4))}`,
      );
      return `<path d="${points.join('')}" fill="none" stroke="#3f2a0e" stroke-opacity="0.7" stroke-width="8"/>`;
    })
    .join('');
  const top = `<path d="M1318 962Q1330 930 1400 926L1640 922V966H1318Z" fill="#e6d6ae"/><path d="M1640 936Q1650 884 1760 880H2150Q2250 882 2262 936Z" fill="url(#wool)"/>`;
  const pillow = `<path d="M1340 930Q1322 842 1400 846Q1480 828 1562 848Q1612 858 1592 926Q1470 946 1340 930Z" fill="url(#pillow)"/><path d="M1392 872q70 20 150 -4" fill="none" stroke="#8b7c52" stroke-opacity="0.5" stroke-width="6"/>`;
  return `<ellipse cx="1790" cy="1378" rx="560" ry="34" fill="#130f06" fill-opacity="0.55"/>${[1356, 2170].map(leg).join('')}<path d="M1330 1010H2240v40H1330z" fill="#5b3d1b"/>${sheet}${top}${wool}${stripes}${pillow}`;
}

/** A round lamp on a block, and the pail. */
function things(): string {
  const light = `<path d="M2378 1030h184v330h-184z" fill="#5b3d1b"/><path d="M2378 1030h184v22h-184z" fill="#d29a4c"/><path d="M2378 1052h40v308h-40z" fill="#2e1f0d" fill-opacity="0.6"/><circle cx="${lamp}" cy="928" r="108" fill="url(#globe)"/><path d="M2430 1030h80v-12h-80z" fill="#3a2712"/>`;
  const pail = `<ellipse cx="1150" cy="1404" rx="150" ry="22" fill="#130f06" fill-opacity="0.5"/><path d="M1040 1172h210l-26 226q-78 22 -158 0z" fill="url(#zinc)"/><ellipse cx="1145" cy="1172" rx="105" ry="26" fill="#20200f"/><ellipse cx="1147" cy="1180" rx="92" ry="18" fill="#8d7a44"/><path d="M1046 1170Q1060 1010 1146 1008Q1236 1010 1246 1170" fill="none" stroke="#9a8a5c" stroke-width="7"/><path d="M1048 1236q98 26 196 0M1054 1330q90 24 178 0" fill="none" stroke="#2b2917" stroke-opacity="0.6" stroke-width="5"/>`;
  return light + pail;
}

/** A treatment room by one lamp; its left wall is bare. */
export function room(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${roomWide}" height="${roomTall}" viewBox="0 0 ${roomWide} ${roomTall}"><defs>${glow('wall', lamp, 900, 2500, ['#e2a652', '#a67a37', '#6b5f33', '#474a2a', '#34371f', '#2b2e1b'])}${glow('floor', lamp, 1300, 2300, ['#b57b36', '#7a5426', '#4a361c', '#2e2614', '#231f11'])}${glow('globe', lamp, 920, 112, ['#fff6df', '#ffe2a6', '#f6bd66'])}${glow('air', lamp, 928, 900, ['rgb(255 200 110 / 0.5)', 'rgb(255 190 100 / 0.18)', 'rgb(255 190 100 / 0)'])}<linearGradient id="wool" x1="0" x2="1"><stop offset="0" stop-color="#8a5a1f"/><stop offset="1" stop-color="#f0b45c"/></linearGradient><linearGradient id="pillow" x1="0" x2="1"><stop offset="0" stop-color="#a6976c"/><stop offset="1" stop-color="#fff1d2"/></linearGradient><linearGradient id="zinc" x1="0" x2="1"><stop offset="0" stop-color="#34341f"/><stop offset="0.55" stop-color="#77704c"/><stop offset="0.82" stop-color="#d0bd8a"/><stop offset="1" stop-color="#6f6336"/></linearGradient>${grain('grain', 0.34)}</defs><path d="M0 0H${roomWide}V${floorAt}H0Z" fill="url(#wall)"/><path d="M0 ${floorAt}H${roomWide}V${roomTall}H0Z" fill="url(#floor)"/>${boards()}<path d="M0 ${floorAt - 54}H${roomWide}V${floorAt}H0Z" fill="${mixed([46, 36, 18], [90, 62, 30], 0.5)}"/><path d="M0 ${floorAt - 54}H${roomWide}" stroke="#a9803f" stroke-opacity="0.45" stroke-width="4"/>${hooks()}${bench()}${things()}<path d="M0 0H${roomWide}V${roomTall}H0Z" fill="url(#air)"/><g filter="url(#grain)"><path d="M0 0H${roomWide}V${roomTall}H0Z"/></g></svg>`;
}
