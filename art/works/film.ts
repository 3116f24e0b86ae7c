/**
 * `node art/works/film.ts TRADE…`: a film of a page into public/film, and the master of its first
 * picture, from the built site that runs at SITE. Frames are taken one by one: nothing stumbles.
 */
import '../../scripts/pinned-node.ts';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { masterOf } from '../master.ts';
import { play } from './hand.ts';
import { reels } from './reels.ts';
import { parts } from './take.ts';
import { visit } from './visit.ts';

const films = fileURLToPath(new URL('../../public/film/', import.meta.url));
const [width, height, rate] = [1280, 800, 30];

/** The two files that a page offers. The budget is 1.5 MB each. */
function encode(middle: string, target: string): void {
  const common = ['-v', 'error', '-y', '-i', middle, '-an', '-pix_fmt', 'yuv420p'];
  const ways = [
    [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '25',
      '-maxrate',
      '1150k',
      '-bufsize',
      '2300k',
      '-movflags',
      '+faststart',
      'mp4',
    ],
    ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '950k', '-cpu-used', '3', '-row-mt', '1', 'webm'],
  ];
  for (const way of ways) {
    const words = [...common, ...way.slice(0, -1), `${target}.${way.at(-1)}`];
    spawnSync('ffmpeg', words, { stdio: 'inherit' });
  }
}

/** Writes each frame into a lossless film, so that both encoders see the same. */
async function shoot(page: Page, middle: string, acts: (typeof reels)[number]['acts']) {
  const pipe = ['-f', 'image2pipe', '-framerate', `${rate}`, '-i', '-'];
  const words = [
    '-v',
    'error',
    '-y',
    ...pipe,
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
  ];
  const ffmpeg = spawn('ffmpeg', [...words, middle], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  for await (const _ of play(page, acts, rate)) {
    const frame = await page.screenshot({ type: 'jpeg', quality: 96 });
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await ended;
}

await mkdir(films, { recursive: true });
await mkdir(parts, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
for (const { trade, acts } of reels.filter((reel) => process.argv.includes(reel.trade))) {
  const poster = await visit(browser, trade, { width, height, scale: 1.5625 });
  await poster.screenshot({ path: `${parts}poster.png` });
  await copyFile(`${parts}poster.png`, masterOf(`works-${trade}-film`));
  await poster.close();
  const page = await visit(browser, trade, { width, height, scale: 1, moving: true });
  const middle = `${parts}${trade}.mkv`;
  await shoot(page, middle, acts);
  await page.close();
  encode(middle, `${films}works-${trade}`);
  await rm(middle);
  process.stdout.write(`works-${trade}\n`);
}
await browser.close();
