/**
 * `node art/shaders/draw.ts NAME… | --all` draws stills into art/out;
 * `node art/shaders/draw.ts --film NAME…` makes seamless films in public/film.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { masterOf } from '../master.ts';
import { framesOf } from './canvas.ts';
import { type ShaderName, shaders } from './shaders.ts';

const names = Object.keys(shaders) as ShaderName[];
const films = fileURLToPath(new URL('../../public/film/', import.meta.url));

/** These move: their still is the film's first frame in the film's shape, so that nothing jumps. */
const filmed: readonly ShaderName[] = ['silk', 'metal', 'aurora', 'flute'];

async function drawStill(name: ShaderName): Promise<void> {
  const size = filmed.includes(name)
    ? { width: 2400, height: 1350, times: [0], type: 'image/png' }
    : { width: 2400, height: 1500, times: [0.12], type: 'image/png' };
  await framesOf(name, size, (bytes) => writeFile(masterOf(`abstract-${name}`), bytes));
}

/** Eight seconds at 24 frames, drawn at three quarters of their size since nothing in them is sharp; grain is what costs, so the encoders get a little less of everything. */
async function drawFilm(name: ShaderName): Promise<void> {
  const frames = 192;
  const target = `${films}${name}`;
  const common = ['-v', 'error', '-y'];
  const middle = `${masterOf(`film-${name}`)}.mkv`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...common,
      '-f',
      'image2pipe',
      '-framerate',
      '24',
      '-c:v',
      'mjpeg',
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-qp',
      '8',
      '-preset',
      'ultrafast',
      middle,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const times = Array.from({ length: frames }, (_, i) => i / frames);
  await framesOf(name, { width: 960, height: 540, times, type: 'image/jpeg' }, async (bytes) => {
    if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain');
  });
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  const ways = [
    [
      '-vf',
      'hqdn3d=3:3:6:6,scale=1280:720:flags=bicubic,format=yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-b:v',
      '600k',
      '-maxrate',
      '900k',
      '-bufsize',
      '1200k',
      '-movflags',
      '+faststart',
      `${target}.mp4`,
    ],
    [
      '-vf',
      'hqdn3d=3:3:6:6,scale=1280:720:flags=bicubic,format=yuv420p',
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '480k',
      '-deadline',
      'good',
      '-cpu-used',
      '3',
      '-row-mt',
      '1',
      `${target}.webm`,
    ],
  ];
  for (const way of ways) {
    const encoder = spawn('ffmpeg', [...common, '-i', middle, '-an', ...way], { stdio: 'inherit' });
    await once(encoder, 'close');
  }
}

const words = process.argv.slice(2);
const asked = words.includes('--all') ? names : names.filter((name) => words.includes(name));
await mkdir(films, { recursive: true });
for (const name of asked) {
  await (words.includes('--film') ? drawFilm(name) : drawStill(name));
  process.stdout.write(`${name}\n`);
}
