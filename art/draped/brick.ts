import { clouds, noise } from '../traced/random.ts';
import type { Pixels } from '../traced/scene.ts';

/** Whitewashed brick, `wide` by `tall` meters: courses of three to eight inches, some of them bare where the wash has gone. */
export function brick(wide: number, tall: number, perMeter: number): Pixels {
  const [width, height] = [Math.round(wide * perMeter), Math.round(tall * perMeter)];
  const data = new Uint8Array(width * height * 4);
  const [long, high, joint] = [0.215, 0.075, 0.009];
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [px / perMeter, py / perMeter];
      const course = Math.floor(y / high);
      const shift = (course % 2) * (long / 2) + noise(course, 3, 5) * 0.02;
      const stone = Math.floor((x + shift) / long);
      const wobble = (clouds(x * 30, y * 30, 9, 2) - 0.5) * 0.007;
      const edge = Math.min(
        y - course * high + wobble,
        (course + 1) * high - y + wobble,
        x + shift - stone * long + wobble,
        (stone + 1) * long - x - shift + wobble,
      );
      const inJoint = edge < joint / 2 ? 1 : Math.max(0, 1 - (edge - joint / 2) / 0.004);
      const own = noise(stone, course, 21);
      const worn = Math.max(0, clouds(x * 1.4 + 5, y * 1.1, 31, 4) - 0.56) * 5 * (0.4 + own);
      const tone = 0.78 + 0.16 * own + 0.14 * (clouds(x * 14, y * 14, 41, 3) - 0.5) - 0.3 * inJoint;
      const bare = Math.min(0.85, worn) * (1 - inJoint * 0.6);
      const at = (py * width + px) * 4;
      data[at] = 255 * (tone * (0.86 * (1 - bare) + 0.55 * bare));
      data[at + 1] = 255 * (tone * (0.825 * (1 - bare) + 0.36 * bare));
      data[at + 2] = 255 * (tone * (0.77 * (1 - bare) + 0.28 * bare));
      data[at + 3] = 255;
    }
  return { width, height, data };
}
