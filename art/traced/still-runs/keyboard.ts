import { add, box, placed, quad, sheet } from '../mesh.ts';
import { drawing, painted } from '../paint.ts';
import { type Camera, type Point, Scene } from '../scene.ts';

const pitch = 0.01905;

interface Key {
  /** Text on the key; two lines are above one another. */
  legend: string;
  /** Width in keys. */
  wide?: number;
  tone?: 'ivory' | 'gray' | 'green';
}

const tones = {
  ivory: ['#d8d0b8', '#173a26'],
  gray: ['#7f8a7d', '#f0ecdc'],
  green: ['#0e4f2d', '#e9f2d8'],
} as const;

/** Rows from the front, with the shift of each to the right, in keys. */
const rows: readonly { from: number; keys: readonly Key[] }[] = [
  {
    from: 1.6,
    keys: [
      { legend: '', wide: 8.2 },
      { legend: 'LOCAL', tone: 'gray' },
      { legend: 'BREAK', tone: 'gray', wide: 1.3 },
    ],
  },
  {
    from: 0,
    keys: [
      { legend: 'SHIFT', wide: 1.75, tone: 'gray' },
      ...[...'ZXCVBNM'].map((legend) => ({ legend })),
      { legend: '&lt;\n,' },
      { legend: '&gt;\n.' },
      { legend: '?\n/' },
      { legend: 'SHIFT', wide: 2.2, tone: 'gray' },
    ],
  },
  {
    from: -0.6,
    keys: [
      { legend: 'CTRL', tone: 'gray', wide: 1.6 },
      ...[...'ASDFGHJKL'].map((legend) => ({ legend })),
      { legend: '+\n;' },
      { legend: '*\n:' },
      { legend: 'RETURN', wide: 2.1, tone: 'green' },
    ],
  },
  {
    from: -0.9,
    keys: [
      { legend: 'TAB', tone: 'gray', wide: 1.4 },
      ...[...'QWERTYUIOP'].map((legend) => ({ legend })),
      { legend: '{\n[' },
      { legend: 'LINE\nFEED', tone: 'gray', wide: 1.3 },
      { legend: 'DEL', tone: 'gray' },
    ],
  },
  {
    from: -1.4,
    keys: [
      { legend: 'ESC', tone: 'gray', wide: 1.3 },
      ...['!\n1', '"\n2', '#\n3', '$\n4', '%\n5', '&amp;\n6', "'\n7", '(\n8', ')\n9', '0'].map(
        (legend) => ({ legend }),
      ),
      { legend: '=\n-' },
      { legend: '~\n^' },
      { legend: 'BACK\nSPACE', tone: 'gray', wide: 1.4 },
    ],
  },
];

/** Lean and height of each row: the keys form a bowl. */
const bowl = [
  { lean: -7, high: 0.0012 },
  { lean: -4, high: 0.0004 },
  { lean: 2, high: 0 },
  { lean: 8, high: 0.0012 },
  { lean: 13, high: 0.0034 },
];

function legendOf({ legend, wide = 1, tone = 'ivory' }: Key, worn: number) {
  const [w, h] = [Math.round(256 * wide), 256];
  const [ground, letters] = tones[tone];
  const lines = legend.split('\n');
  const size =
    legend.length > 2 && lines[0] !== legend.charAt(0) ? 52 : lines.length > 1 ? 78 : 118;
  const text = lines
    .map(
      (line, i) =>
        `<text x="${w / 2}" y="${lines.length > 1 ? 104 + i * (size > 60 ? 86 : 62) : 168 - (size < 60 ? 22 : 0)}" font-size="${size}">${line}</text>`,
    )
    .join('');
  return painted(
    drawing(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${ground}"/><g font-family="JetBrains Mono" font-weight="${size > 60 ? 600 : 700}" text-anchor="middle" fill="${letters}" opacity="${(1 - worn).toFixed(2)}">${text}</g>`,
    ),
    w,
    h,
  );
}

/** A keycap: walls that lean in, a round shoulder, a dished top. */
async function layKey(scene: Scene, key: Key, x: number, row: number): Promise<void> {
  const { wide = 1, tone = 'ivory' } = key;
  const worn = 'EARSTNIO'.includes(key.legend) && key.legend ? 0.25 : 0.05;
  const material = scene.material({
    texture: await legendOf(key, worn),
    rough: tone === 'green' ? 0.42 : 0.5,
    specular: 0.36,
    bump: [5200, 0.03],
    stain: [90, 0.06],
  });
  const half = (wide * pitch) / 2;
  const { lean, high } = bowl[row] ?? { lean: 0, high: 0 };
  const at = placed([x, row * pitch, 0.006 + high], { lean });
  const [foot, head] = [0.0088, 0.0064];
  const [tall, shoulder] = [0.0094, 0.0013];
  const longer = half - pitch / 2;
  const local = (u: number, v: number): Point => {
    const angle = u * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    let [r, z, power] = [head, tall, 5];
    if (v < 0.5) {
      const t = v / 0.5;
      r = foot + (head + shoulder * 0.4 - foot) * t;
      z = (tall - shoulder) * t;
      power = 7 - 2 * t;
    } else if (v < 0.66) {
      const t = ((v - 0.5) / 0.16) * (Math.PI / 2);
      r = head + shoulder * 0.4 - shoulder * (1 - Math.cos(t));
      z = tall - shoulder + shoulder * Math.sin(t);
      power = 5 - t * 0.6;
    } else {
      const t = (1 - v) / 0.34;
      r = (head - shoulder * 0.6) * t;
      z = tall - 0.0011 * (1 - t * t);
      power = 4 - (1 - t) * 1.6;
    }
    // Between a circle and a square; wide keys have a straight middle.
    const k = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power) * r;
    return [c * k + Math.tanh(c * k * 900) * longer * Math.min(1, (1 - v) * 60), s * k, z];
  };
  sheet(
    scene,
    [72, 44],
    (u, v) => at(local(u, v)),
    material,
    (u, v) => {
      const [x, y] = local(u, v);
      return [0.5 + x / (2 * (longer + 0.0066)), 0.5 - y / 0.0132];
    },
  );
}

/** From the right end of the keyboard along it, RETURN sharp. */
export const alongTheKeys: Camera = {
  eye: [0.285, -0.105, 0.112],
  target: [0.196, 0.036, 0.008],
  angle: 17,
  aperture: 0.0005,
  focus: 0.178,
};

/** The keyboard of a hard-copy terminal, in light from a window at its left. */
export async function keyboard(): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.24, 0.25, 0.25]);
  scene.lamp([-0.9, 0.9, 0.1], [1.3, 0.5, 0], [0, 0, 1], [7, 7.2, 7.2], 0.9);
  scene.lamp([0.9, -1.1, 0.5], [-1.6, 0, 0], [0, 0.4, 0.9], [0.75, 0.72, 0.66], 0.3);
  const shell = scene.material({
    color: '#b9b197',
    rough: 0.42,
    bump: [1600, 0.08],
    stain: [14, 0.12],
  });
  const well = scene.material({ color: '#2b2e2a', rough: 0.7 });
  const desk = scene.material({ color: '#6d4f36', rough: 0.35, stain: [40, 0.25] });
  quad(
    scene,
    [
      [-3, -3, -0.02],
      [3, -3, -0.02],
      [3, 3, -0.02],
      [-3, 3, -0.02],
    ],
    desk,
  );
  box(scene, [0.31, 0.118, 0.012], well, { place: (p) => add(p, [0.128, 0.038, -0.002]) });
  const rim = { round: 0.006 };
  box(scene, [0.4, 0.034, 0.026], shell, { ...rim, place: (p) => add(p, [0.128, -0.032, 0]) });
  box(scene, [0.4, 0.09, 0.04], shell, { ...rim, place: (p) => add(p, [0.128, 0.142, 0.008]) });
  for (const x of [-0.055, 0.318])
    box(scene, [0.05, 0.24, 0.032], shell, { ...rim, place: (p) => add(p, [x, 0.05, 0.002]) });
  for (const [row, { from, keys }] of rows.entries()) {
    let x = from * pitch;
    for (const key of keys) {
      const wide = (key.wide ?? 1) * pitch;
      await layKey(scene, key, x + wide / 2, row);
      x += wide;
    }
  }
  return scene;
}
