/**
 * `node art/sound/pieces.ts`: two short pieces for posts, written to public/sound as Opus and MP3.
 *
 * four-claps: one clap of two hands in four rooms, from carpet to stone. The clap is noise that dies
 * in a twentieth of a second; a room is the same clap again, thousands of times, later and weaker.
 * unanswered: what a caller in the United States hears while it rings: 440 and 480 Hz, two seconds
 * on, four off. After the fifth ring somebody puts down.
 */
import '../../scripts/pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const rate = 48_000;
const folder = fileURLToPath(new URL('../../public/sound/', import.meta.url));

let state = 19_11;
/** The same chances at every run. */
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
}

function clap(): Float32Array {
  const sound = new Float32Array(rate * 0.09);
  let last = 0;
  let before = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / rate;
    // Two hands never meet at once: three small bursts, then the slap.
    const burst = [0, 0.004, 0.009].reduce(
      (sum, at) => sum + (t >= at ? Math.exp(-(t - at) * 700) * 0.5 : 0),
      0,
    );
    const body = t >= 0.012 ? Math.exp(-(t - 0.012) * 75) : 0;
    const noise = (chance() * 2 - 1) * (burst + body);
    // Palms are no cymbals: the highest and the lowest are taken off.
    last += (noise - last) * 0.34;
    before += (last - before) * 0.05;
    sound[i] = last - before;
  }
  return sound;
}

/** A clap in a room: `ring` is how long it takes to die to a thousandth, `size` when the first wall answers. */
function inRoom(into: Float32Array, at: number, ring: number, size: number, wet: number): void {
  const dry = clap();
  const start = Math.round(at * rate);
  const add = (from: number, much: number) => {
    for (let i = 0; i < dry.length && from + i < into.length; i += 1)
      into[from + i] = (into[from + i] ?? 0) + (dry[i] ?? 0) * much;
  };
  add(start, 1);
  const echoes = Math.round(ring * 420);
  for (let k = 0; k < echoes; k += 1) {
    const late = size + chance() * ring;
    add(start + Math.round(late * rate), wet * (chance() - 0.5) * 10 ** ((-3 * late) / ring));
  }
}

function fourClaps(): Float32Array {
  const sound = new Float32Array(rate * 12);
  inRoom(sound, 0.5, 0.22, 0.004, 0.12);
  inRoom(sound, 3, 0.7, 0.009, 0.22);
  inRoom(sound, 5.7, 1.4, 0.016, 0.3);
  inRoom(sound, 8.6, 3, 0.03, 0.36);
  return sound;
}

function unanswered(): Float32Array {
  const sound = new Float32Array(rate * 30);
  const tone = (t: number) => Math.sin(2 * Math.PI * 440 * t) + Math.sin(2 * Math.PI * 480 * t);
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / rate;
    const within = t % 6;
    const edge = Math.min(1, within / 0.02) * Math.min(1, Math.max(0, (2 - within) / 0.02));
    const line = (chance() * 2 - 1) * 0.006;
    sound[i] = t < 27 ? line + (within < 2 ? tone(t) * 0.16 * edge : 0) : line * (t < 28 ? 1 : 0);
  }
  // The receiver: two knocks of plastic, and the line is dead.
  for (const at of [27.2, 27.32])
    for (let i = 0; i < rate * 0.05; i += 1) {
      const t = i / rate;
      const place = Math.round(at * rate) + i;
      sound[place] =
        (sound[place] ?? 0) + Math.sin(2 * Math.PI * 190 * t) * Math.exp(-t * 110) * 0.5;
    }
  return sound;
}

function wave(sound: Float32Array): Buffer {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [i, value] of sound.entries())
    bytes.writeInt16LE(Math.round((value / loudest) * 24_000), 44 + i * 2);
  return bytes;
}

mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries({ 'four-claps': fourClaps, unanswered })) {
  const raw = `${tmpdir()}/${name}.wav`;
  writeFileSync(raw, wave(make()));
  for (const way of [
    ['-c:a', 'libopus', '-b:a', '56k', `${folder}${name}.opus`],
    ['-c:a', 'libmp3lame', '-b:a', '80k', `${folder}${name}.mp3`],
  ])
    spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', raw, ...way], { stdio: 'inherit' });
  rmSync(raw);
}
