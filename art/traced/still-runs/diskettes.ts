import { box, placed, quad } from '../mesh.ts';
import { drawing, painted } from '../paint.ts';
import { random } from '../random.ts';
import { type Camera, type Pixels, Scene } from '../scene.ts';

/** The pile from its corner, the label on top sharp. */
export const beforeThePile: Camera = {
  eye: [0.13, -0.36, 0.23],
  target: [-0.014, 0.0, 0.064],
  angle: 27,
  aperture: 0.0026,
  focus: 0.362,
};

const [w, h] = [1200, 1200];

/** A diskette of five and a quarter inches: jacket, hub, window of the head, notch, label in typewriting. */
function jacket(lines: readonly string[], band: string): Promise<Pixels> {
  const text = lines.map(
    (line, i) => `<text x="96" y="${900 + i * 62}" font-size="${i === 0 ? 46 : 36}">${line}</text>`,
  );
  return painted(
    drawing(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="#30363a"/>
      <path d="M16 16H${w - 16}V${h - 16}H16z" fill="none" stroke="#4a5154" stroke-width="7"/>
      <circle cx="600" cy="560" r="182" fill="#050606"/><circle cx="600" cy="560" r="178" fill="none" stroke="#73797b" stroke-width="12"/><circle cx="600" cy="560" r="142" fill="#b9bcb4"/>
      <rect x="552" y="40" width="96" height="280" rx="48" fill="#3b2a20"/><circle cx="846" cy="640" r="20" fill="#3b2a20"/>
      <rect x="60" y="810" width="830" height="330" rx="10" fill="#ece5cf"/><rect x="60" y="810" width="830" height="34" fill="${band}"/>
      <g font-family="JetBrains Mono" font-weight="600" fill="#1d2a22">${text.join('')}</g>
      <path d="M96 1086H840M96 1122H700" stroke="#c7bfa4" stroke-width="2"/>`,
    ),
    w,
    h,
  );
}

/** A pile of diskettes on a windowsill: what the library sent when it was asked for a backup. */
export async function diskettes(): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.62, 0.64, 0.66]);
  scene.lamp([-1.1, 0.3, 0.1], [0.9, 0.9, 0], [0, 0, 0.9], [5.4, 5.6, 5.7], 0.8);
  scene.lamp([1.2, -0.7, 0.3], [-0.9, -0.5, 0], [0, 0, 0.8], [4.2, 4.1, 3.9], 0.3);
  const sill = scene.material({
    color: '#d9d8cb',
    rough: 0.4,
    stain: [26, 0.12],
    bump: [120, 0.02],
  });
  quad(
    scene,
    [
      [-3, -3, 0],
      [3, -3, 0],
      [3, 3, 0],
      [-3, 3, 0],
    ],
    sill,
  );
  const roll = random(525);
  const body = scene.material({ color: '#33383a', rough: 0.6, specular: 0.3, bump: [1800, 0.05] });
  const tyvek = scene.material({ color: '#dfe0d6', rough: 0.7, bump: [700, 0.08] });
  const bands = ['#2b6b48', '#b8954a', '#8a4a3a', '#4a6676'].map((color) =>
    scene.material({ color, rough: 0.7 }),
  );
  const cream = scene.material({ color: '#ece5cf', rough: 0.8 });
  const side = 0.1334;
  let z = 0.0008;
  for (let i = 0; i < 33; i++) {
    const turn = (roll() - 0.5) * 10 + 4;
    const [x, y] = [(roll() - 0.5) * 0.011, (roll() - 0.5) * 0.011];
    const at = (dx: number, dy: number, dz: number) => placed([x + dx, y + dy, z + dz], { turn });
    const sleeved = i % 4 === 1;
    if (sleeved)
      box(scene, [side + 0.003, side * 0.78, 0.0022], tyvek, {
        place: at(0, -0.012, 0),
        round: 0.0004,
      });
    box(scene, [side, side, 0.0016], body, { round: 0.0005, place: at(0, 0, 0.0001) });
    box(scene, [0.003, 0.028, 0.00165], cream, {
      place: at(side / 2 - 0.0012, -0.034 + roll() * 0.01, 0.0001),
    });
    const band = bands[i % 4];
    if (band && !sleeved)
      box(scene, [0.03 + roll() * 0.02, 0.003, 0.00165], band, {
        place: at(-0.02 + roll() * 0.03, -side / 2 + 0.0012, 0.0001),
      });
    z += sleeved ? 0.0042 : 0.0033 + roll() * 0.0005;
  }
  const top = scene.material({
    texture: await jacket(
      ['CATALOG  3 OF 17', 'FOXPRO 2.6   NOV 1996', 'IF LOST SEE MRS. AHO'],
      '#1c7a45',
    ),
    rough: 0.72,
    specular: 0.16,
    bump: [1400, 0.03],
  });
  const place = placed([0.003, 0.002, z], { turn: -6 });
  box(scene, [side, side, 0.0016], body, { round: 0.0005, place });
  const half = side / 2 - 0.0003;
  quad(
    scene,
    [
      place([-half, -half, 0.00085]),
      place([half, -half, 0.00085]),
      place([half, half, 0.00085]),
      place([-half, half, 0.00085]),
    ],
    top,
  );
  // One of three and a half inches leans on the pile.
  const blue = scene.material({ color: '#24523c', rough: 0.36, bump: [1500, 0.05] });
  const shutter = scene.material({ color: '#b4b7b2', rough: 0.3, metal: 1 });
  const lean = placed([0.113, 0.0, 0.0445], { lean: 76, turn: 74 });
  box(scene, [0.09, 0.094, 0.0033], blue, { round: 0.001, place: lean });
  box(scene, [0.042, 0.03, 0.0038], shutter, {
    round: 0.0006,
    place: (p) => lean([p[0] + 0.008, p[1] - 0.032, p[2]]),
  });
  box(scene, [0.072, 0.05, 0.0036], cream, {
    round: 0.0004,
    place: (p) => lean([p[0], p[1] + 0.02, p[2]]),
  });
  return scene;
}
