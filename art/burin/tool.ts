/** A graver on its sandbag, engraved like everything it makes, on no paper at all. */
import { type Form, tube, turnedForm } from './forms.ts';
import { colorOf } from './paper.ts';
import { type Design, inkOf, type Spot } from './stamp.ts';
import { add, clamp, smooth, turned, type Vec } from './vector.ts';

const lean = (point: Vec): Vec => add(turned(turned(point, 2, 0.124), 1, 0.2), [0.1, 1.23, 0.15]);

/** Along x: the handle at the right, the point at the left. */
const knob = turnedForm(
  'knob',
  [
    [0, 0],
    [0.24, 0.02],
    [0.4, 0.16],
    [0.44, 0.34],
    [0.38, 0.56],
    [0.24, 0.76],
    [0.19, 0.98],
    [0.2, 1.12],
    [0.17, 1.2],
    [0, 1.22],
  ],
  [0, 0, 0],
  [420, 420],
);
const handle: Form = {
  ...knob,
  point: (u, v) => {
    const [x, y, z] = knob.point(u, v);
    return lean([1.9 - y, x, z]);
  },
};
const blade = tube(
  'blade',
  (t) => lean([0.74 - t * 1.7, -0.02 * Math.sin(t * 3), 0]),
  // Square in section, and ground off at its end.
  (u, v) =>
    (0.085 * (1 - 0.92 * smooth(0.93, 1, v))) /
    Math.max(Math.abs(Math.cos(u * Math.PI * 2)), Math.abs(Math.sin(u * Math.PI * 2))),
  [160, 900],
);
const bag: Form = {
  name: 'bag',
  steps: [700, 420],
  point: (u, v) => {
    const angle = u * Math.PI * 2 + Math.PI / 2;
    const rise = v * Math.PI;
    const ring = Math.sin(rise) ** 0.62;
    const crease =
      0.005 * Math.sin(angle * 41 + 2 * Math.sin(angle * 3)) * smooth(0.62, 1, Math.sin(rise));
    const dent = 0.1 * Math.exp(-((Math.cos(angle) * ring) ** 2) * 2);
    return [
      2.15 * ring * (1 + crease) * Math.cos(angle),
      0.5 - 0.5 * Math.cos(rise) * (1 - dent) - 0.04,
      1.62 * ring * (1 + crease) * Math.sin(angle),
    ];
  },
};
const plate: Form = {
  name: 'plate',
  steps: [120, 120],
  point: (u, v) => turned([(u - 0.5) * 1.5 - 0.95, 1.075, (v - 0.5) * 1.2 + 0.4], 1, 0.22),
};
const rim: Form = {
  name: 'rim',
  steps: [200, 12],
  point: (u, v) => {
    const side = Math.floor(u * 4) % 4;
    const t = (u * 4) % 1;
    const corners = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const;
    const [a, b] = [corners[side] ?? corners[0], corners[(side + 1) % 4] ?? corners[0]];
    const [x, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return turned([x * 1.5 - 0.95, 1.075 - 0.1 * v, z * 1.2 + 0.4], 1, 0.22);
  },
};
const table: Form = {
  name: 'table',
  steps: [300, 300],
  flat: true,
  point: (u, v) => [(u - 0.5) * 11, -0.04, -2.6 + v * 6],
};

function cut(form: string, { u, v, place, light, facing, normal }: Spot) {
  const edge = smooth(0.4, 0, facing);
  if (form === 'table') {
    const near = smooth(3.7, 1.9, Math.hypot(place[0] - 0.4, place[2] * 1.25));
    return {
      tone: clamp((1 - light / 0.7) * 0.74 * near),
      lines: (place[2] - place[0] * 0.12) * 22,
      across: (place[0] + place[2]) * 20,
    };
  }
  if (form === 'handle') {
    const gleam = smooth(0.93, 0.99, normal[0] * -0.2 + normal[1] * 0.72 + normal[2] * 0.66);
    const ring = smooth(0.012, 0.004, Math.abs(v - 0.72)) + smooth(0.012, 0.004, Math.abs(v - 0.8));
    return {
      tone: clamp(1.02 - 0.92 * light + 0.2 * edge + 0.4 * ring - 0.5 * gleam, 0.02, 0.97),
      lines: v * 84,
      across: u * 120 + v * 20,
    };
  }
  if (form === 'blade')
    return { tone: clamp(0.98 - 1.3 * light, 0.02, 0.96), lines: u * 18, across: v * 190 };
  if (form === 'rim') return { tone: clamp(0.9 - 0.5 * light), lines: v * 6, across: u * 200 };
  if (form === 'plate') {
    // On the plate there is what it is for: a rosette that has been begun.
    const [x, z] = [u - 0.42, (v - 0.5) * 0.8];
    const away = Math.hypot(x, z);
    const angle = Math.atan2(z, x);
    const wave = Math.abs(Math.sin((away * 34 + 1.1 * Math.sin(angle * 12)) * Math.PI * 0.5));
    const done = away < 0.27 && angle < 1.9 ? smooth(0.72, 0.96, wave) : 0;
    return { tone: clamp(0.1 + done + 0.5 * (1 - light / 0.8)), lines: v * 46, across: u * 60 };
  }
  const seam = smooth(0.02, 0.008, Math.abs(v - 0.5));
  return {
    tone: clamp(0.98 - 0.86 * light ** 0.9 + 0.16 * edge + 0.4 * seam, 0.04, 0.95),
    lines: v * 84,
    across: u * 230 + v * 30,
  };
}

const design: Design = {
  width: 1800,
  height: 1000,
  outline: [],
  perforation: 0,
  every: 8,
  ink: '#5b2a1c',
  paper: '#ffffff',
  inPicture: () => true,
  camera: { eye: [0.4, 4.3, 7.2], target: [0.28, 0.6, 0], zoom: 262, center: [900, 500] },
  light: { from: [-3, 4.6, 2.4], reach: 3.4 },
  forms: [bag, plate, rim, blade, handle, table],
  cut,
  ground: () => ({ tone: 0, lines: 0, across: 0 }),
  solid: '',
  bare: '',
};

/** Lines alone; between them one sees what lies below. Paper is white inside of the things. */
export async function toolPixels(width: number, height: number): Promise<Uint8Array> {
  const ink = await inkOf(design, width);
  const color = colorOf(design.ink);
  const pixels = new Uint8Array(width * height * 4);
  ink.forEach((share, index) => {
    for (let k = 0; k < 3; k++) pixels[index * 4 + k] = color[k] as number;
    pixels[index * 4 + 3] = share * 255;
  });
  return pixels;
}
