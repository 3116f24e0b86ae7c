/** A Secret: a snail's shell, on a stamp that stands on its point. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import type { Form } from '../forms.ts';
import { ground } from '../forms.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth, turned, type Vec } from '../vector.ts';

const growth = 0.118;
const turns = 4.3;

/** Logarithmic spiral: each turn touches the one before. */
const shell: Form = {
  name: 'shell',
  steps: [260, 1500],
  point: (u, v) => {
    const angle = v * turns * Math.PI * 2;
    const grown = Math.exp(growth * (angle - turns * Math.PI * 2));
    const around = u * Math.PI * 2;
    const ribs = 1 + 0.018 * Math.sin(angle * 11);
    const tube = 0.63 * grown * ribs;
    const radius = grown * 0.9 + tube * Math.cos(around);
    const height = -1.02 * grown + tube * 0.96 * Math.sin(around);
    const raw: Vec = [radius * Math.cos(angle + 0.5), height, radius * Math.sin(angle + 0.5)];
    const up = turned(raw, 0, 0.95);
    return [up[0], up[1] + 1.42, up[2]];
  },
};

const middle = [700, 700] as const;
const inDiamond = (x: number, y: number) => Math.abs(x - middle[0]) + Math.abs(y - middle[1]) < 500;

function cut(form: string, { u, v, place, light, facing, normal }: Spot) {
  if (form === 'table')
    return {
      tone: clamp(
        0.3 + 0.66 * (1 - light / 0.7) * smooth(3.4, 0.6, Math.hypot(place[0] - 0.4, place[2])),
      ),
      lines: place[2] * 22,
      across: (place[0] + place[2] * 0.6) * 22,
    };
  const edge = smooth(0.4, 0, facing);
  const band = smooth(0.045, 0.02, Math.abs(((u + 0.74) % 1) - 0.5)) * 0.34;
  const rib = 0.16 * Math.max(0, Math.sin(v * turns * Math.PI * 2 * 11 + 0.9));
  const gleam = smooth(0.93, 0.99, normal[0] * -0.45 + normal[1] * 0.62 + normal[2] * 0.64);
  return {
    tone: clamp(0.9 - 0.98 * light ** 0.8 + 0.24 * edge + band + rib - 0.5 * gleam, 0.02, 0.96),
    lines: Math.exp(growth * 0.9 * v * turns * Math.PI * 2) * 26,
    across: u * 96 + v * 30,
  };
}

export const secretShell: Design = {
  width: 1400,
  height: 1400,
  outline: [
    [700, 22],
    [1378, 700],
    [700, 1378],
    [22, 700],
  ],
  perforation: 76,
  every: 7.6,
  ink: '#54278a',
  paper: '#fbf7f3',
  inPicture: inDiamond,
  camera: { eye: [0, 3.6, 7.2], target: [0, 0.95, 0], zoom: 236, center: [690, 728] },
  light: { from: [-3.2, 4.4, 2.2], reach: 3.2 },
  forms: [shell, ground('table', [-5, -3, 5, 4], () => 0)],
  cut,
  ground: (x, y) => {
    const away = Math.hypot(x - 640, y - 610);
    return {
      tone: 0.3 + 0.4 * smooth(150, 560, away),
      lines: away / 7.6,
      across: Math.atan2(y - 610, x - 640) * 70,
    };
  },
  solid:
    `<path d="M700 186 1214 700 700 1214 186 700Z" fill="none" stroke="#fff" stroke-width="5"/>` +
    words(420, 420, 66, 'A SECRET', { face: 'Burin Black', spacing: 4, turn: -45 }) +
    words(992, 408, 27, 'FACE VALUE · NEW MEXICO', { face: 'Burin Text', spacing: 5, turn: 45 }) +
    words(408, 992, 27, 'TO BE OPENED BY ONE', { face: 'Burin Text', spacing: 5, turn: 45 }) +
    words(1016, 1016, 66, 'ONCE', { face: 'Burin Black', spacing: 10, turn: -45 }),
  bare: '',
  marks: marks.secret,
};
