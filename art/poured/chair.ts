import { add, lathe, type Place, sheet, times, tube } from '../traced/mesh.ts';
import { drawing, painted } from '../traced/paint.ts';
import { random } from '../traced/random.ts';
import type { Point, Scene } from '../traced/scene.ts';

/** Rush, twisted and laid round the four rails of a seat. */
const rush = () => {
  const roll = random(61);
  const strands = Array.from({ length: 31 }, (_, index) => {
    const near = 1.6 + index * 3.2;
    const tone = 0.78 + 0.22 * roll();
    const color = [186, 146, 82].map((part) => Math.round(part * tone)).join(',');
    const line = (width: number, paint: string, more = '') =>
      `<path d="M${near} ${near}H${200 - near}V${200 - near}H${near}Z" fill="none" stroke="${paint}" stroke-width="${width}" ${more}/>`;
    return `${line(2.9, `rgb(${color})`)}${line(1.1, 'rgba(235,205,145,.5)')}${line(2.9, 'rgba(70,44,16,.34)', `stroke-dasharray="1.1 ${(4.2 + roll() * 2).toFixed(1)}" stroke-dashoffset="${(roll() * 6).toFixed(1)}"`)}`;
  }).join('');
  return painted(
    drawing(
      200,
      200,
      `<rect width="200" height="200" fill="#4c3517"/>${strands}<path d="M0 0L200 200M200 0L0 200" stroke="#59401c" stroke-width="1.2"/>`,
    ),
    1600,
    1600,
  );
};

/** A ladder-back chair with a rush seat; `place` puts its middle on the floor, its front towards the viewer. */
export async function chair(scene: Scene, place: Place, color: string): Promise<void> {
  const wood = scene.material({ color, rough: 0.42, specular: 0.5, stain: [18, 0.3] });
  const seat = scene.material({ texture: await rush(), rough: 0.7, bump: [300, 0.2] });
  const corners: readonly [Point, Point, Point, Point] = [
    [-0.205, -0.196, 0.452],
    [0.205, -0.196, 0.452],
    [0.176, 0.19, 0.452],
    [-0.176, 0.19, 0.452],
  ];
  const at = (u: number, v: number): Point => {
    const wide = 0.205 + (0.176 - 0.205) * v;
    const [x, y] = [(u - 0.5) * 2 * wide, -0.196 + 0.386 * v];
    const sag =
      0.014 *
      Math.sin(Math.PI * Math.max(0, Math.min(1, u))) *
      Math.sin(Math.PI * Math.max(0, Math.min(1, v)));
    return place([x, y, 0.4655 - sag]);
  };
  sheet(scene, [20, 20], at, seat);
  const rails = scene.material({
    color: '#a98449',
    rough: 0.7,
    bump: [420, 0.3],
    stain: [140, 0.3],
  });
  for (let edge = 0; edge < 4; edge++) {
    const [from, to] = [corners[edge] as Point, corners[(edge + 1) % 4] as Point];
    tube(scene, (t) => place(add(times(from, 1 - t), times(to, t))), 0.0135, rails);
  }
  const cap = (at: Point, radius: number) =>
    lathe(
      scene,
      [
        [radius, 0],
        [radius * 0.94, radius * 0.3],
        [radius * 0.6, radius * 0.62],
        [0, radius * 0.72],
      ],
      wood,
      {
        place: (p) => add(place(at), p),
      },
    );
  for (const side of [-1, 1]) {
    const front: Point = [side * 0.212, -0.197, 0.475];
    tube(scene, (t) => place([front[0], front[1], front[2] * t]), 0.017, wood);
    cap(front, 0.017);
    const back = (t: number): Point => [
      side * (0.182 - 0.004 * t),
      0.19 + 0.112 * Math.max(0, t - 0.45),
      1.02 * t,
    ];
    tube(scene, (t) => place(back(t)), 0.0165, wood);
    lathe(
      scene,
      [
        [0.0165, -0.004],
        [0.02, 0.008],
        [0.019, 0.02],
        [0.013, 0.033],
        [0, 0.039],
      ],
      wood,
      {
        place: (p) => add(place(back(1)), p),
      },
    );
    for (const high of [0.14, 0.27])
      tube(scene, (t) => place([side * (0.212 - 0.03 * t), -0.19 + 0.38 * t, high]), 0.009, wood);
  }
  for (const high of [0.17, 0.3])
    tube(scene, (t) => place([-0.21 + 0.42 * t, -0.197, high]), 0.009, wood);
  for (const high of [0.56, 0.71, 0.86]) {
    const back = 0.19 + 0.112 * Math.max(0, high / 1.02 - 0.45);
    // A slat: thick, bowed to the back, higher in its middle.
    for (const face of [-1, 1])
      sheet(
        scene,
        [20, 4],
        (u, v) => {
          const bow = 0.022 * Math.sin(Math.PI * u);
          const tall = 0.05 + 0.02 * Math.sin(Math.PI * u);
          return place([(u - 0.5) * 0.36, back + bow + face * 0.0045, high + v * tall]);
        },
        wood,
      );
    sheet(
      scene,
      [20, 2],
      (u, v) => {
        const bow = 0.022 * Math.sin(Math.PI * u);
        const tall = 0.05 + 0.02 * Math.sin(Math.PI * u);
        return place([(u - 0.5) * 0.36, back + bow + (v - 0.5) * 0.009, high + tall]);
      },
      wood,
    );
  }
}
