import { add, type Place, sheet, unit } from '../traced/mesh.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';

/** Length of a size 8 sole, in meters. */
const long = 0.262;

/** Half width of the sole to the inside and outside, at a share of its length from heel to toe. */
const wideAt = (t: number, side: number): number => {
  const heel = 0.029 * Math.sqrt(Math.max(1e-3, Math.min(1, t / 0.09)));
  const toe = Math.sqrt(Math.max(1e-6, 1 - ((t - 0.72) / 0.28) ** 2));
  if (t < 0.2) return heel;
  const waist = 0.026 + (side > 0 ? 0.0195 : 0.0155) * smooth((t - 0.25) / 0.42);
  return t < 0.72 ? 0.029 + (waist - 0.029) * smooth((t - 0.2) / 0.12) : waist * toe;
};
const smooth = (t: number) => {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
};

/** The middle of the sole bends towards the big toe. */
const bendAt = (t: number) => 0.007 * Math.sin((t - 0.2) * 4.2);

/** A mule: leather sole on a low stacked heel, and one piece of cloth, cut on the bias, pulled over and caught in a fold. */
export function mule(
  scene: Scene,
  [cloth, leather, wood]: readonly [Material, Material, Material],
  place: Place,
  mirror: 1 | -1,
): void {
  const lift = (t: number) =>
    0.034 - 0.024 * smooth((t - 0.12) / 0.5) + 0.012 * smooth((t - 0.82) / 0.18);
  const rim = (t: number, s: number): Point => {
    // s from -1 (inside) to 1 (outside)
    const half = wideAt(t, s);
    return [mirror * (s * half + bendAt(t)), (t - 0.5) * -long, lift(t)];
  };
  // Rows lie closer together towards the round end of the toe.
  const whole = (f: (u: number, v: number) => Point) => (u: number, v: number) =>
    place(f(u, v * (2 - v)));
  const thick = 0.0055;
  // Top and bottom of the sole and its edge.
  sheet(
    scene,
    [24, 80],
    whole((u, v) => rim(v, u * 2 - 1)),
    leather,
  );
  sheet(
    scene,
    [24, 80],
    whole((u, v) => add(rim(v, 1 - u * 2), [0, 0, -thick])),
    leather,
  );
  for (const s of [-1, 1])
    sheet(
      scene,
      [3, 120],
      whole((u, v) => {
        const bulge = 0.0012 * Math.sin(u * Math.PI) * (1 - v ** 12);
        const at = rim(v, s);
        return add(at, [mirror * s * bulge, 0, -thick * (s > 0 ? u : 1 - u)]);
      }),
      leather,
    );
  // Heel.
  sheet(
    scene,
    [48, 10],
    (u, v) => {
      const turn = u * Math.PI * 2;
      const back = 0.5 * (1 - Math.cos(turn));
      const t = 0.008 + 0.2 * back;
      const s = Math.sin(turn) >= 0 ? 1 : -1;
      const straight = Math.min(1, Math.abs(Math.sin(turn)) * 1.8);
      const top = rim(t, s * straight * 0.97);
      const slim = 1 - 0.05 * v;
      return place([top[0] * slim, top[1] + v * -0.004, (lift(t) - thick) * (1 - v)]);
    },
    wood,
  );
  // Cloth over the foot: rows across the instep, from the mouth to the toe; folds run to the knot at the outside.
  const over = (u: number, v: number): Point => {
    const t = 0.5 + 0.4999 * v;
    const turn = u * Math.PI;
    const side = -Math.cos(turn);
    const edge = rim(t, side >= 0 ? 1 : -1);
    const half = Math.abs(edge[0] - mirror * bendAt(t));
    const high = (0.056 - 0.035 * smooth((v - 0.05) / 0.9)) * Math.sqrt(Math.max(1e-3, 1 - v ** 5));
    const round = Math.max(1e-3, Math.sin(turn)) ** 0.8;
    const knot = [0.72, 0.2] as const;
    const [du, dv] = [u - knot[0], (v - knot[1]) * 0.9];
    const from = Math.hypot(du, dv);
    const angle = Math.atan2(dv, du);
    const fold =
      0.0042 *
        Math.sin(angle * 7 + 0.9 * Math.sin(angle * 2)) *
        smooth(from / 0.12) *
        (1 - smooth((from - 0.25) / 0.5)) +
      0.0035 * (1 - smooth(from / 0.11)) -
      0.0045 * (1 - smooth(from / 0.035));
    const roll = v < 0.03 ? -0.004 * (1 - v / 0.03) ** 2 : 0;
    const out: Point = unit([side * 0.9, 0, round + 0.15]);
    const base: Point = [
      mirror * (side * (half + 0.002) + bendAt(t)),
      // Over the end of the sole.
      edge[1] - 0.004 * v ** 6,
      lift(t) - thick * 0.5 + high * round,
    ];
    const grown = fold * round + roll;
    return [base[0] + mirror * out[0] * grown, base[1], base[2] + out[2] * grown];
  };
  sheet(
    scene,
    [150, 130],
    whole((u, v) => over(mirror > 0 ? u : 1 - u, v)),
    cloth,
  );
}
