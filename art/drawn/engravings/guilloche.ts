/** Lines as a geometric lathe cuts them for banknotes: one curve, turned a little, many times. */
export type Rosette = {
  readonly x: number;
  readonly y: number;
  /** Middle radius, and the swing of the line about it. */
  readonly radius: number;
  readonly swing: number;
  /** Number of swings on the way round, and that of a second, smaller wave. */
  readonly lobes: number;
  readonly ripple?: number;
  /** Number of curves, and the part of a lobe through which they are turned in all. */
  readonly curves: number;
  readonly turn?: number;
};

const steps = (count: number) => Array.from({ length: count }, (_, i) => i);
const n = (value: number) => value.toFixed(2);

/** One family of curves as the `d` of a path. */
export function rosette({ x, y, radius, swing, lobes, ripple = 0, curves, turn = 1 }: Rosette) {
  const points = Math.max(lobes, ripple) * 28;
  return steps(curves)
    .map((curve) => {
      const phase = (curve / curves) * Math.PI * 2 * turn;
      const line = steps(points + 1).map((step) => {
        const angle = (step / points) * Math.PI * 2;
        const wave = Math.sin(lobes * angle + phase);
        const second = ripple && 0.3 * Math.sin(ripple * angle + phase);
        const r = radius + swing * (wave + second);
        return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
      });
      return `M${line.join('L')}Z`;
    })
    .join('');
}

/** A band of interlaced waves from one point to another, as on the edge of a bond. */
export function band(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  { waves, swing, curves }: { waves: number; swing: number; curves: number },
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const points = waves * 24;
  return steps(curves)
    .map((curve) => {
      const phase = (curve / curves) * Math.PI * 2;
      const line = steps(points + 1).map((step) => {
        const t = step / points;
        const off =
          swing * Math.sin(waves * t * Math.PI * 2 + phase) * Math.cos(t * waves * Math.PI * 0.5);
        return `${n(from[0] + dx * t - (dy / length) * off)} ${n(from[1] + dy * t + (dx / length) * off)}`;
      });
      return `M${line.join('L')}`;
    })
    .join('');
}
