import { clouds, noise } from '../traced/random.ts';
import { linearOf } from '../traced/scene.ts';
import { weekPaints } from './week-paints.ts';

const days = [
  weekPaints.monday,
  weekPaints.tuesday,
  weekPaints.wednesday,
  weekPaints.thursday,
  weekPaints.friday,
].map(linearOf);
const primer = linearOf(weekPaints.primer);

/** Coats that lie on one another, a day each, and how thick each is. */
const coats = (() => {
  const list: { color: readonly number[]; top: number }[] = [];
  let top = 0;
  for (let week = 0; week < 120; week++)
    for (let day = 0; day < 5; day++) {
      const roll = noise(week * 7.3 + 0.5, day * 3.7 + 0.5, 91);
      const rare = noise(week * 3.1 + 0.5, day * 5.9 + 0.5, 17);
      // A holiday, or a day on which this hook stayed in the rack.
      if (rare < 0.16) continue;
      const tone = 0.82 + 0.3 * noise(week * 5.1, day * 9.7, 5);
      const base = days[day] ?? primer;
      const color =
        day === 4
          ? base.map((part, c) => part * (0.7 + 0.8 * noise(week * 2.3 + c * 11, 4.5, 33)))
          : base.map((part) => part * tone);
      top += 0.4 + roll * 1.5 + (day === 1 ? 0.5 : 0);
      list.push({ color, top });
      if (day === 4 && rare > 0.5) {
        top += 0.16 + roll * 0.2;
        list.push({ color: primer, top });
      }
    }
  return { list, top };
})();

function coatAt(depth: number): readonly number[] {
  const wrapped = ((depth % coats.top) + coats.top) % coats.top;
  let [low, high] = [0, coats.list.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((coats.list[middle]?.top ?? 0) > wrapped) high = middle;
    else low = middle + 1;
  }
  const coat = coats.list[low];
  if (!coat) return primer;
  // Dust settles on a coat before the next one comes.
  const under = coat.top - wrapped;
  const dust = 1 - 0.42 * Math.exp(-((under / 0.07) ** 2));
  return coat.color.map((part) => part * dust);
}

/** Smooth bumps without a grid that shows: three noises, turned. */
const field = (x: number, y: number, row: number) =>
  (noise(x, y, row) +
    noise(x * 0.8 - y * 0.6 + 31, x * 0.6 + y * 0.8 + 7, row + 1) +
    noise(x * 0.28 + y * 0.96 + 11, -x * 0.96 + y * 0.28 + 53, row + 2)) /
  3;

/** Paint that gathered on a hook for years, sawn through and polished: linear light, three numbers a pixel. */
export function layersOfYears(width: number, height: number): Float32Array {
  const out = new Float32Array(width * height * 3);
  const fine = width > 800 ? 3 : 2;
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      let [r, g, b] = [0, 0, 0];
      for (let s = 0; s < fine * fine; s++) {
        const x = ((px + ((s % fine) + 0.5) / fine) / width) * 3.2;
        const y = ((py + (Math.floor(s / fine) + 0.5) / fine) / width) * 3.2;
        const wx = x + 0.55 * (field(x * 0.9, y * 0.9, 3) - 0.5);
        const wy = y + 0.55 * (field(x * 0.9 + 40, y * 0.9, 9) - 0.5);
        const hill =
          field(wx * 0.8 + 2, wy * 1.15 + 5, 21) * 215 +
          field(wx * 2.2, wy * 2.6, 40) * 34 +
          field(x * 6.1, y * 6.1, 60) * 2.6 +
          field(x * 26, y * 26, 70) * 0.3;
        const color = coatAt(hill + wy * 14);
        r += color[0] ?? 0;
        g += color[1] ?? 0;
        b += color[2] ?? 0;
      }
      const n = fine * fine;
      const [u, v] = [px / width, py / width];
      // Polish: a long window lies in it, and fine dust of the sandpaper.
      const sheen =
        0.06 *
        Math.exp(-(((u * 0.8 + v * 1.3 - 0.62 + 0.03 * clouds(u * 4, v * 4, 5)) / 0.14) ** 2));
      const pit = noise(px / 1.6, py / 1.6, 77) > 0.985 ? 0.75 : 1;
      const light = (0.82 + 0.5 * Math.exp(-(((u - 0.42) ** 2 + (v - 0.22) ** 2) / 0.12))) * pit;
      const at = (py * width + px) * 3;
      out[at] = (r / n) * light + sheen;
      out[at + 1] = (g / n) * light + sheen;
      out[at + 2] = (b / n) * light + sheen;
    }
  return out;
}
