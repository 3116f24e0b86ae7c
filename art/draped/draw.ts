/** `node art/draped/draw.ts NAME… | --all [--draft | --quick]`: makes masters; a name may end in `*`. `--draft`: 320 px wide, in art/out/drafts; `--quick`: masters of half the size, to make the page with. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { developed } from '../traced/print.ts';
import { Scene } from '../traced/scene.ts';
import { trace } from '../traced/trace.ts';
import { draped, type Traced } from './draped.ts';
import { Silhouette } from './stage.ts';

type Size = { width: number; height: number };

/** Light of a scene with some of its parts. */
async function lightOf(
  made: Traced,
  size: Size,
  draft: boolean,
  parts: { wall: boolean; goods: boolean },
) {
  const scene = new Scene();
  await made.build(scene, parts);
  const samples = draft ? 6 : 16;
  return trace(scene, made.camera, size, { samples, bounces: draft ? 3 : 4, smoothing: 0.5 });
}

/** Share of each pixel that things cover. */
async function coverOf(made: Traced, size: Size): Promise<Float32Array> {
  const scene = new Silhouette();
  scene.setSky();
  await made.build(scene, { wall: false, goods: true });
  const light = await trace(scene, made.camera, size, { samples: 16, bounces: 0, smoothing: 0 });
  return Float32Array.from({ length: size.width * size.height }, (_, i) =>
    Math.max(0, Math.min(1, 1 - (light[i * 3] ?? 1))),
  );
}

/** 0 at the sides and the foot of a picture, 1 inside: a shadow must not end where its picture does. */
function fadeAt(p: number, { width, height }: Size): number {
  const x = (p % width) / width;
  const y = Math.floor(p / width) / height;
  const t = Math.max(0, Math.min(1, Math.min(x, 1 - x) / 0.22, (1 - y) / 0.16));
  return t * t * (3 - 2 * t);
}

/** Four bytes a pixel: the things, and outside of them the shadow that they throw on a wall that is not there. */
async function cutOut(made: Traced, size: Size, draft: boolean): Promise<Uint8Array> {
  const print = { ...made.print, grain: 0, vignette: 0 };
  const whole = await lightOf(made, size, draft, { wall: true, goods: true });
  const bare = await lightOf(made, size, draft, { wall: true, goods: false });
  const cover = await coverOf(made, size);
  const seen = developed(whole, size.width, size.height, print);
  const wall = developed(bare, size.width, size.height, print);
  const out = new Uint8Array(size.width * size.height * 4);
  let shade = 0;
  for (let p = 0; p < size.width * size.height; p++) {
    const a = cover[p] ?? 0;
    if (p % size.width === 0) shade = 0;
    if (a < 0.02)
      shade =
        Math.max(0, 1 - (seen[p * 3 + 1] ?? 0) / (wall[p * 3 + 1] || 1) - 0.012) * fadeAt(p, size);
    const all = a + (1 - a) * shade;
    for (let k = 0; k < 3; k++) {
      const behind = (wall[p * 3 + k] ?? 0) * (1 - shade);
      const own = a > 0.02 ? ((seen[p * 3 + k] ?? 0) - (1 - a) * behind) / a : 0;
      out[p * 4 + k] = all > 0 ? Math.max(0, Math.min(255, (own * a) / all)) : 0;
    }
    out[p * 4 + 3] = Math.round(255 * all);
  }
  return out;
}

const words = process.argv.slice(2).filter((word) => !/^--(?:draft|quick)$/.test(word));
const draft = process.argv.includes('--draft');
const quick = process.argv.includes('--quick');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = draped.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, made } of chosen) {
  const started = Date.now();
  const scale = draft ? 320 / width : quick ? 0.5 : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const path = masterOf(draft ? `drafts/${name}` : name);
  await mkdir(dirname(path), { recursive: true });
  const isCutout = typeof made !== 'function' && made.cutout === true;
  const pixels =
    typeof made === 'function'
      ? made(size.width, size.height)
      : isCutout
        ? await cutOut(made, size, draft || quick)
        : developed(
            await lightOf(made, size, draft || quick, { wall: true, goods: true }),
            size.width,
            size.height,
            made.print,
          );
  await sharp(pixels, { raw: { ...size, channels: isCutout ? 4 : 3 } })
    .png()
    .toFile(path);
  process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
