import type sharpModule from 'sharp';
import { type Block, type Crop, maskOf } from './block.ts';
import { printOf } from './print.ts';

/** Before, or ten years after. */
export type State = 'before' | 'now';

/** Masks of a block in one state: what of the key block takes ink, and the red block. */
export async function platesOf(
  sharp: typeof sharpModule,
  block: Block,
  state: State,
  scale: number,
  crop?: Crop,
) {
  const { width, height } = crop ?? block;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const first = await maskOf(sharp, block.before(), block, scale, crop);
  if (state === 'before') return { ...size, key: first, red: undefined };
  const kept = await maskOf(sharp, block.further(), block, scale, crop);
  // A block is cut and cannot be filled: what printed no black before prints none now.
  const key = first.map((value, at) => Math.min(value, kept[at] ?? 0));
  return { ...size, key, red: await maskOf(sharp, block.red(), block, scale, crop) };
}

/** A print of a block in one state, so many pixels wide: three bytes a pixel. */
export async function impressionOf(
  sharp: typeof sharpModule,
  block: Block,
  state: State,
  width: number,
): Promise<Uint8Array> {
  const scale = width / block.width;
  const plates = await platesOf(sharp, block, state, scale);
  return printOf({ ...plates, scale, seed: 7 });
}
