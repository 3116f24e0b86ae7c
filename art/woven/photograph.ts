import { type Light, paintWith } from './canvas.ts';
import { facing, heightAt, poolAt } from './light.ts';
import { lookAt } from './look-at.ts';
import { noise } from './noise.ts';
import { threadsOf } from './threads.ts';
import type { ClothView } from './view.ts';
import { noSpot } from './yarn.ts';

/** Threads beyond each edge, for folds that pull them in. */
const margin = 24;

/** Returns the color of a cloth at a pixel of a picture of that size. */
export function lens(view: ClothView, width: number, height: number) {
  const { draft, ends, folds, lamp } = view;
  const pitch = width / ends;
  const picks = Math.ceil(height / pitch);
  const drawn = draft(ends, picks);
  const threads = threadsOf(
    {
      over: (end, pick) => drawn.over(end - margin, pick - margin),
      warp: (end) => drawn.warp(end - margin),
      weft: (pick, end) => drawn.weft(pick - margin, end - margin),
    },
    ends + 2 * margin,
    picks + 2 * margin,
  );
  const spot = noSpot();
  const step = 1.5 / width;
  return (px: number, py: number, light: Light): void => {
    const [x, y] = [px / width, py / height];
    const here = heightAt(folds, x, y);
    const foldX = (heightAt(folds, x + step, y) - here) / step;
    const foldY = ((heightAt(folds, x, y + step) - here) / step) * (width / height);
    // Cloth that turns away shows its threads closer together.
    const u = px / pitch + margin + here * 26 * foldX + 0.35 * noise(px / 90, py / 150, 81);
    const v = py / pitch + margin + 0.5 * noise(px / 130, py / 80, 82);
    lookAt(threads, u, v, spot);
    const turned = facing(lamp, foldX + spot.slopeX * 0.55, foldY + spot.slopeY * 0.55);
    const lit = lamp.ambient + turned * poolAt(lamp, [x, y], width / height);
    light.red = spot.red * lit;
    light.green = spot.green * lit;
    light.blue = spot.blue * lit;
  };
}

/** Takes a picture of a cloth. */
export const photograph = (view: ClothView, width: number, height: number): Uint8Array =>
  paintWith(width, height, lens(view, width, height));
