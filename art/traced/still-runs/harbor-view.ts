import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { developed, writePng } from '../print.ts';
import type { Pixels } from '../scene.ts';
import { trace } from '../trace.ts';
import { harbor, outlook } from './harbor.ts';

const folder = fileURLToPath(new URL('../../out/traced/', import.meta.url));

/** The bay as a picture to be put behind a window; it is kept in `art/out`. */
export async function harborView(boatAt: 'dock' | 'lake', draft: boolean): Promise<Pixels> {
  const path = `${folder}harbor-${boatAt}${draft ? '-draft' : ''}.png`;
  if (!existsSync(path)) {
    // The noise filter melts a fine ripple into blots: the open lake goes without it, the boat with little of it.
    const open = boatAt === 'lake';
    const wide = draft ? 640 : 2880;
    const size = { width: wide, height: Math.round((wide * 976) / 2080) };
    const scene = await harbor(boatAt);
    const light = await trace(scene, outlook, size, {
      samples: draft ? 8 : 24,
      bounces: 4,
      smoothing: open ? 0 : 0.2,
    });
    const print = { exposure: 0.45, contrast: 1.2, saturation: 1.1, grain: 0, vignette: 0 };
    await mkdir(folder, { recursive: true });
    await writePng(developed(light, size.width, size.height, print), size.width, size.height, path);
  }
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
