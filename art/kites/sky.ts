import { noise } from '../woven/noise.ts';

type Tone = readonly [red: number, green: number, blue: number];

/** Mixes two tones. */
const mix = (a: Tone, b: Tone, share: number): Tone => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Air from the zenith (0) down to the horizon (1), linear light. */
const air: readonly (readonly [at: number, tone: Tone])[] = [
  [0, [0.035, 0.12, 0.36]],
  [0.3, [0.1, 0.27, 0.58]],
  [0.62, [0.33, 0.56, 0.78]],
  [0.86, [0.86, 0.83, 0.72]],
  [1, [1.05, 0.84, 0.6]],
];

function airAt(height: number): Tone {
  const next = Math.max(
    1,
    air.findIndex(([at]) => at >= height),
  );
  const [from, to] = [air[next - 1], air[next]];
  if (!from || !to) return [1, 0.8, 0.6];
  return mix(from[1], to[1], Math.max(0, Math.min(1, (height - from[0]) / (to[0] - from[0]))));
}

/** Noise of several sizes, 0 to 1. */
const rough = (x: number, y: number, seed: number): number =>
  0.5 * noise(x, y, seed) +
  0.26 * noise(x * 2.1, y * 2.1, seed + 1) +
  0.14 * noise(x * 4.3, y * 4.3, seed + 2) +
  0.07 * noise(x * 9, y * 9, seed + 3) +
  0.03 * noise(x * 19, y * 19, seed + 4);

/** The sky over the beach in the last hour: high streaks of ice that fan out, and a haze. */
export function skyAt(x: number, y: number): Tone {
  const base = airAt(y);
  // Streaks come out of a point below the horizon, at the right.
  const [dx, dy] = [x - 1.25, (1.3 - y) * 1.35];
  const turn = Math.atan2(dx, dy);
  const away = Math.hypot(dx, dy);
  const bent = turn + 0.16 * (rough(away * 2.2, turn * 3, 71) - 0.5);
  const streak = rough(bent * 7.5, away * 1.25, 72);
  const fiber = rough(bent * 42, away * 2.2, 77);
  const veil = Math.max(0, streak - 0.44) * 2.1;
  const cloud = Math.min(1, veil * (0.3 + 1.1 * fiber)) * (0.25 + 0.75 * Math.min(1, y * 1.4));
  const warm = mix([0.93, 0.95, 1], [1.5, 1.2, 0.9], Math.min(1, y * 1.1));
  return mix(base, warm, cloud * 0.62);
}
