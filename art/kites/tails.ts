import { noise } from '../woven/noise.ts';
import type { KitePlan, Tail } from './plan.ts';
import type { Seen, Side } from './seen.ts';

/** Distance that a tail has swung aside at a share of its length, inches. */
const swing = ({ long, sway, period, seed }: Tail, down: number): number => {
  const share = down / long;
  const loose = Math.min(1, share * 2.2);
  const wave = Math.sin((down / period) * Math.PI * 2 + seed);
  return sway * loose * (wave * (0.5 + 0.5 * share) + 0.9 * (noise(down / period, seed, 5) - 0.5));
};

/** Light of the tails at a point; they hang down, so that each height has one place for each of them. */
export function tailsOf({ tails, cloth }: KitePlan, side: Side) {
  const lit = side === 'upon';
  return (x: number, y: number, seen: Seen): void => {
    for (const tail of tails) {
      const down = y - tail.at[1];
      if (down < 0 || down > tail.long) continue;
      const middle = tail.at[0] + swing(tail, down);
      const lean = (swing(tail, down + 0.5) - swing(tail, down - 0.5)) / 1;
      const away = (x - middle) / Math.sqrt(1 + lean * lean);
      if (tail.kind === 'rope') {
        const tuft = Math.max(0, (down - tail.long + 9) / 9);
        const half = tail.wide * 0.5 * (1 + tuft * 1.3);
        const across = away / half;
        if (Math.abs(across) > 1) continue;
        const round = Math.sqrt(1 - across * across);
        const lay = (down / (tail.wide * 1.15) + Math.asin(across) * 0.55) % 1;
        const groove = Math.sin(Math.PI * lay) ** 0.7;
        const hair = noise(x * 7, y * 2.2, 61);
        if (tuft > 0 && hair < tuft * 0.62) continue;
        const rim = lit ? round : 0.28 + 0.85 * (1 - round);
        const tone = (0.16 + 0.46 * (tuft > 0 ? 0.8 : groove)) * (0.55 + 0.7 * hair) * rim;
        seen.red = tone * 0.98;
        seen.green = tone * 0.76;
        seen.blue = tone * 0.47;
        seen.cover = 1;
        continue;
      }
      const turn = Math.sin(
        down / (tail.wide * 3.6) + tail.seed * 2 + noise(down / 30, tail.seed, 8) * 5,
      );
      const half = tail.wide * 0.5 * (0.2 + 0.8 * Math.abs(turn));
      if (Math.abs(away) > half) continue;
      const fold = 1 - Math.abs(turn);
      const power = lit ? 0.8 : 0.75 + fold * 1.4;
      const light = (lit ? 0.62 : 0.95) * (turn > 0 ? 1 : 0.72) * (0.9 + 0.2 * (away / half));
      seen.red = cloth[0] ** power * light;
      seen.green = cloth[1] ** power * light;
      seen.blue = cloth[2] ** power * light;
      seen.cover = lit ? 1 : 0.86 + 0.12 * fold;
    }
  };
}
