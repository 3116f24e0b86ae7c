import { paintWith } from './canvas.ts';
import { facing, type Lamp, poolAt } from './light.ts';
import { lookAt } from './look-at.ts';
import { type NightName, records } from './nights/records.ts';
import { noise } from './noise.ts';
import { type Threads, threadsOf } from './threads.ts';
import type { WovenPicture } from './view.ts';
import { noSpot } from './yarn.ts';

const ends = 150;
/** From the top of the pile, and into how many layers each is folded. */
const pile: readonly (readonly [NightName, layers: number, from: number])[] = [
  ['breaths', 2, 0.05],
  ['nothing', 3, 0.1],
  ['her-first-night', 2, 0.2],
  ['the-lights-went', 3, 0.12],
  ['high-water', 2, 0.42],
  ['snow-until-morning', 3, 0.5],
  ['everybody-uphill', 2, 0.17],
  ['green-in-the-north', 3, 0.3],
];
const layers = pile.flatMap(([name, count, from]) =>
  Array.from({ length: count }, (_, layer) => ({ name, from: from + layer * 0.21, layer })),
);

const lamp: Lamp = {
  from: [0.55, -0.75, 0.6],
  pool: [0.62, 0.4, 0.85],
  strength: 1.9,
  dark: 0.03,
  ambient: 0.012,
};

/** Eight blankets in a pile, seen from the side where they are folded: every layer is half a roll. */
function paint(width: number, height: number): Uint8Array {
  const pitch = width / ends;
  const picks = 420;
  const woven = new Map<NightName, Threads>(
    pile.map(([name]) => [name, threadsOf(records[name].draft(ends + 8, picks), ends + 8, picks)]),
  );
  const tall = height / layers.length;
  const spot = noSpot();
  return paintWith(width, height, (px, py, light) => {
    const x = px / width;
    // Layers sag a little, each in its own way.
    const sag = (layer: number) =>
      layer * tall +
      tall * (0.5 * noise(x * 2.4, layer, 61) + 0.16 * noise(x * 9, layer, 62) - 0.3);
    let at = Math.min(layers.length - 1, Math.max(0, Math.floor(py / tall)));
    if (at > 0 && py < sag(at)) at -= 1;
    if (at < layers.length - 1 && py >= sag(at + 1)) at += 1;
    const layer = layers[at];
    const threads = layer && woven.get(layer.name);
    if (!layer || !threads) return;
    const [top, foot] = [sag(at), sag(at + 1)];
    const turn = Math.max(-0.995, Math.min(0.995, (2 * (py - top)) / (foot - top) - 1));
    const angle = Math.asin(turn);
    const u = px / pitch + 3 + 2.2 * noise(x * 3, at, 63);
    const v = layer.from * picks + 20 + ((angle * (foot - top)) / 2 / pitch) * 1.1;
    lookAt(threads, u, v, spot);
    const slope = turn / Math.sqrt(1.04 - turn * turn);
    const lean = 0.5 * (noise(x * 6, at * 3 + turn, 64) - 0.5);
    const pool = poolAt(lamp, [x, py / height], width / height);
    const turned = facing(lamp, lean + spot.slopeX * 0.5, slope * 0.8 + spot.slopeY * 0.5);
    // Little light gets in between two layers.
    const shut = Math.min(1, (1 - Math.abs(turn)) * 4.5 + 0.05);
    const lit = (lamp.ambient + turned * pool) * shut;
    light.red = spot.red * lit;
    light.green = spot.green * lit;
    light.blue = spot.blue * lit;
  });
}

/** All eight, folded. */
export const foldedStack: readonly WovenPicture[] = [
  {
    name: 'night-folded-stack',
    scene: 'woven',
    alt: 'Eight folded blankets in a pile seen from their folds: red, gray, checked, black, teal, blue, ember, green.',
    focus: [0.55, 0.45],
    width: 1500,
    height: 2000,
    paint,
  },
];
