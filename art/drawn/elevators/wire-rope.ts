import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, gradient } from '../svg.ts';

const width = 1600;
const height = 1067;
/** The rope hangs where the line of the page does: 36 percent from the left. */
const axis = width * 0.36;
const [strands, wires] = [8, 10] as const;
const [layRadius, strandRadius] = [134, 53] as const;
const [lay, twist] = [1180, 330] as const;

/** A stretch of wire that is seen in one go. */
type Run = { depth: number; markup: string };

/** Brass under one lamp from the left, a cold reflection from the right. */
function brass(
  nx: number,
  nz: number,
  seed: number,
): { edge: string; body: string; shine: string } {
  const light = Math.max(0, -0.66 * nx + 0.75 * nz);
  const cold = Math.max(0, nx * 0.9 - 0.25 * nz) ** 2;
  const lit = mix('#160d03', '#b9862d', Math.min(1, light ** 1.3 * (0.86 + seed * 0.3)));
  const body = mix(lit, '#6f8db3', Math.min(0.4, cold * 0.55));
  return {
    edge: mix(body, '#080502', 0.72),
    body,
    shine: mix(body, '#fff0c2', Math.min(0.95, light ** 4 * 0.95)),
  };
}

/** One wire of one strand, in short pieces, each as bright as it is turned to the lamp. */
function wire(strand: number, index: number, seed: number): Run[] {
  const step = 7;
  const place = (y: number) => {
    const theta = (y / lay + strand / strands) * Math.PI * 2;
    const psi = (-y / twist + index / wires) * Math.PI * 2 + strand;
    const [s, c] = [Math.sin(theta), Math.cos(theta)];
    return {
      x: axis + layRadius * s + strandRadius * Math.sin(psi),
      z: layRadius * c + strandRadius * Math.cos(psi),
      front: Math.cos(psi),
      nx: 0.46 * s + 0.54 * Math.sin(psi),
      nz: 0.46 * c + 0.54 * Math.cos(psi),
    };
  };
  const runs: Run[] = [];
  let layers: string[][] = [];
  let depth = -Infinity;
  const finish = () => {
    if (layers.length > 0) runs.push({ depth, markup: layers.flat().join('') });
    layers = [];
    depth = -Infinity;
  };
  for (let y = -260; y < height + 260; y += step) {
    const [from, to] = [place(y), place(y + step)];
    if (from.front < 0.02) {
      finish();
      continue;
    }
    depth = Math.max(depth, from.z);
    const far = 0.55 + 0.45 * Math.min(1, from.front * 1.6);
    const shade = Math.min(1, 0.3 + (from.z + 60) / 190);
    const tone = brass(from.nx, from.nz, seed);
    const strips = [
      [0, tone.edge, 35],
      [-2, mix(tone.edge, tone.body, 0.6), 29],
      [-3, tone.body, 22],
      [-5, mix(tone.body, tone.shine, 0.55), 11],
      [-6, tone.shine, 4],
    ] as const;
    strips.forEach(([shift, colour, wide], i) => {
      layers[i] ??= [];
      layers[i].push(
        `<path d="M${(from.x + shift).toFixed(1)} ${y}L${(to.x + shift).toFixed(1)} ${y + step + 1}" stroke="${mix('#06070c', colour, Math.max(0, shade * far))}" stroke-width="${(wide * Math.sqrt(Math.max(0.03, from.front))).toFixed(1)}"/>`,
      );
    });
  }
  finish();
  return runs;
}

/** A rope or a rail far behind, out of focus: a band that fades at both edges. */
function blurred(id: string, x: number, wide: number, colour: string, strength: number) {
  const stop = (at: number, alpha: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`;
  return {
    defs: `<linearGradient id="${id}">${stop(0, 0)}${stop(0.32, strength * 0.8)}${stop(0.45, strength)}${stop(0.7, strength * 0.5)}${stop(1, 0)}</linearGradient>`,
    markup: box(x - wide / 2, 0, wide, height, 0, `url(#${id})`),
  };
}

/** The dark between two strands, where no light comes. */
function groove(strand: number): string {
  const points: string[] = [];
  const parts: string[] = [];
  for (let y = -20; y <= height + 20; y += 10) {
    const theta = (y / lay + (strand + 0.5) / strands) * Math.PI * 2;
    if (Math.cos(theta) > 0.42) {
      points.push(`${(axis + (layRadius + 22) * Math.sin(theta)).toFixed(1)} ${y}`);
    }
    if (points.length > 1 && (Math.cos(theta) <= 0.42 || y > height)) {
      parts.push(`M${points.join('L')}`);
      points.length = 0;
    }
  }
  const line = (wide: number, opacity: number) =>
    `<path d="${parts.join('')}" stroke="#0b0703" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  return line(22, 0.28) + line(13, 0.5) + line(6, 0.8);
}

/** A steel rope drawn in brass, very near: eight strands of ten wires, the shaft out of focus behind it. */
export function wireRope(): string {
  const roll = chance(19);
  const pieces = Array.from({ length: strands }, (_, strand) =>
    Array.from({ length: wires }, (_, index) => wire(strand, index, roll())),
  )
    .flat(2)
    .toSorted((a, b) => a.depth - b.depth);
  const behind = [
    blurred('r1', 150, 130, '#8a6a2c', 0.5),
    blurred('r2', 1010, 170, '#8a6a2c', 0.42),
    blurred('r3', 1290, 90, '#a98237', 0.3),
    blurred('r4', 1500, 240, '#3d5f8f', 0.32),
    blurred('r5', 330, 60, '#3d5f8f', 0.3),
    blurred('r6', 860, 40, '#56759f', 0.22),
  ];
  const dust = Array.from({ length: 34 }, () => {
    const r = 0.8 + roll() * 1.6;
    return `<circle cx="${(roll() * width).toFixed(0)}" cy="${(roll() * height).toFixed(0)}" r="${r.toFixed(1)}" fill="#f2dfae" opacity="${(0.05 + roll() * 0.16).toFixed(2)}"/>`;
  });
  const lamp =
    '<radialGradient id="lamp" cx="0.12" cy="0.1" r="0.95"><stop offset="0" stop-color="#4a6a97" stop-opacity="0.75"/><stop offset="1" stop-color="#0a1424" stop-opacity="0"/></radialGradient>';
  const shadow = blurred('fall', axis + 90, 620, '#02060d', 0.8);
  const grain =
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0.9  0 0 0 0 0.85  0 0 0 0 0.7  0.5 0 0 0 -0.2"/></filter>';
  return board(
    width,
    height,
    box(0, 0, width, height, 0, 'url(#shaft)') +
      box(0, 0, width, height, 0, 'url(#lamp)') +
      behind.map(({ markup }) => markup).join('') +
      shadow.markup +
      `<g fill="none" stroke-linecap="butt">${pieces.map(({ markup }) => markup).join('')}${Array.from({ length: strands }, (_, i) => groove(i)).join('')}</g>` +
      dust.join('') +
      `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.28"/>`,
    gradient('shaft', '#14294a', '#050b16') +
      lamp +
      grain +
      shadow.defs +
      behind.map(({ defs }) => defs).join(''),
  );
}
