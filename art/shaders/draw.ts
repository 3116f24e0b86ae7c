/**
 * `node art/shaders/draw.ts NAME… | --all` draws stills into art/out, those of stills.ts by their picture's name;
 * `node art/shaders/draw.ts --film NAME…` makes seamless films in public/film.
 */
import '../../scripts/pinned-node.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { masterOf } from '../master.ts';
import { framesOf } from './canvas.ts';
import { type Film, films as ownFilms } from './films.ts';
import { type ShaderName, shaders } from './shaders.ts';
import type { Still } from './still.ts';
import { stills } from './stills.ts';

const names = Object.keys(shaders) as ShaderName[];
const films = fileURLToPath(new URL('../../public/film/', import.meta.url));

/** Shaders with a film: their still is its first frame in its shape, so that nothing jumps. */
const filmed: readonly ShaderName[] = ['silk', 'metal', 'aurora', 'flute'];

async function drawStill(name: ShaderName): Promise<void> {
  const size = filmed.includes(name)
    ? { width: 2400, height: 1350, times: [0], type: 'image/png' }
    : { width: 2400, height: 1500, times: [0.12], type: 'image/png' };
  await framesOf(shaders[name], size, (bytes) => writeFile(masterOf(`abstract-${name}`), bytes));
}

/** A picture of its own format, under its own name. */
const drawOwn = ({ name, width, height, source, time = 0, lettering }: Still) =>
  framesOf(source, { width, height, times: [time], type: 'image/png', lettering }, (bytes) =>
    writeFile(masterOf(name), bytes),
  );

/** Returns the default film of a shader: drawn at three quarters of its size, since nothing in it is sharp. */
const filmOf = (name: ShaderName): Film => ({
  name,
  source: shaders[name],
  drawn: [960, 540],
  shown: [1280, 720],
  rate: 24,
  frames: 192,
  kilobits: 600,
});

/** Grain is what costs, so the encoders get a little less of everything. */
async function drawFilm({
  name,
  source,
  drawn,
  shown,
  rate,
  frames,
  kilobits,
  lettering,
}: Film): Promise<void> {
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
      `${rate}`,
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
  // Once more the first, so that what lies between the last and it can be filled up too.
  const times = Array.from({ length: frames + 1 }, (_, i) => (i % frames) / frames);
  await framesOf(
    source,
    { width: drawn[0], height: drawn[1], times, type: 'image/jpeg', lettering },
    async (bytes) => {
      if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain');
    },
  );
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  const smooth = rate === 24 ? '' : ',framerate=fps=24:interp_start=0:interp_end=255:scene=100';
  const look = `hqdn3d=3:3:6:6,scale=${shown[0]}:${shown[1]}:flags=bicubic${smooth},format=yuv420p`;
  const ways = [
    [
      '-vf',
      look,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-b:v',
      `${kilobits}k`,
      '-maxrate',
      `${kilobits * 1.5}k`,
      '-bufsize',
      `${kilobits * 2}k`,
      '-movflags',
      '+faststart',
      `${target}.mp4`,
    ],
    [
      '-vf',
      look,
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      `${kilobits * 0.8}k`,
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
    const whole = ['-an', '-t', `${frames / rate}`, ...way];
    const encoder = spawn('ffmpeg', [...common, '-i', middle, ...whole], { stdio: 'inherit' });
    await once(encoder, 'close');
  }
}

const words = process.argv.slice(2);
const asked = words.includes('--all') ? names : names.filter((name) => words.includes(name));
await mkdir(films, { recursive: true });
for (const name of asked) {
  await (words.includes('--film') ? drawFilm(filmOf(name)) : drawStill(name));
  process.stdout.write(`${name}\n`);
}
for (const film of words.includes('--film') ? ownFilms : []) {
  if (!words.includes('--all') && !words.includes(film.name)) continue;
  await drawFilm(film);
  process.stdout.write(`${film.name}\n`);
}
const own = words.includes('--all') ? stills : stills.filter(({ name }) => words.includes(name));
for (const still of words.includes('--film') ? [] : own) {
  await drawOwn(still);
  process.stdout.write(`${still.name}\n`);
}
