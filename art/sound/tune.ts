/**
 * `node art/sound/tune.ts`: 45 seconds of quiet music, written to public/sound as Opus and MP3.
 *
 * Four chords, each three bars long and played as a slow pad; a plucked voice walks over them in the
 * scale that they share; a soft low note holds them up. Everything rings in a made-up room.
 */
import '../../scripts/pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const rate = 44_100;
const seconds = 45;
const length = rate * seconds;
const chordLength = 5.25;
const folder = fileURLToPath(new URL('../../public/sound/', import.meta.url));

/** Notes as steps of a piano: 69 is the A that orchestras tune to. */
const chords = [
  [50, 57, 62, 66, 69],
  [47, 54, 59, 62, 69],
  [43, 50, 59, 62, 66],
  [45, 52, 57, 61, 64],
] as const;
const scale = [69, 71, 74, 76, 78, 81, 83] as const;

const pitch = (note: number) => 440 * 2 ** ((note - 69) / 12);

let state = 20_06;
/** The same chances at every run. */
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
}

const left = new Float32Array(length);
const right = new Float32Array(length);

/** Adds a voice: `sound(t)` from `start` for `lasting` seconds, `pan` 0 left to 1 right. */
function voice(start: number, lasting: number, pan: number, sound: (t: number) => number): void {
  const first = Math.round(start * rate);
  const last = Math.min(length, first + Math.round(lasting * rate));
  for (let i = Math.max(0, first); i < last; i += 1) {
    const value = sound((i - first) / rate);
    left[i] = (left[i] ?? 0) + value * (1 - pan);
    right[i] = (right[i] ?? 0) + value * pan;
  }
}

function pad(start: number, note: number, pan: number): void {
  const lasting = chordLength + 2.4;
  const f = pitch(note) * (1 + (pan - 0.5) * 0.004);
  voice(start, lasting, pan, (t) => {
    const swell = Math.min(1, t / 1.6) * Math.min(1, (lasting - t) / 2.2);
    const breath = 1 + 0.14 * Math.sin(t * 0.9 + note);
    let sum = 0;
    for (let k = 1; k <= 4; k += 1) sum += Math.sin(2 * Math.PI * f * k * t + k) / k ** 2;
    return sum * swell * breath * 0.034;
  });
}

function low(start: number, note: number): void {
  const lasting = chordLength + 0.6;
  voice(
    start,
    lasting,
    0.5,
    (t) =>
      Math.sin(2 * Math.PI * pitch(note) * t) *
      Math.min(1, t / 0.4) *
      Math.min(1, (lasting - t) / 1.2) *
      0.1,
  );
}

function pluck(start: number, note: number, pan: number, loud: number): void {
  const f = pitch(note);
  voice(start, 2.6, pan, (t) => {
    const body = Math.sin(2 * Math.PI * f * t) * Math.exp(-t * 2.3);
    const bell =
      0.3 * Math.sin(4 * Math.PI * f * t) * Math.exp(-t * 4.2) +
      0.1 * Math.sin(6.02 * Math.PI * f * t) * Math.exp(-t * 8);
    return (body + bell) * Math.min(1, t / 0.005) * loud;
  });
}

/** A room: four echoes of different length, each feeding itself, then two that blur them. */
function room(dry: Float32Array, spread: number): Float32Array {
  const wet = new Float32Array(length);
  for (const [delay, feed] of [
    [0.0297, 0.84],
    [0.0371, 0.83],
    [0.0411, 0.82],
    [0.0437, 0.81],
  ] as const) {
    const d = Math.round((delay + spread) * rate);
    const line = new Float32Array(d);
    let damp = 0;
    for (let i = 0; i < length; i += 1) {
      const old = line[i % d] ?? 0;
      damp += 0.42 * (old - damp);
      line[i % d] = (dry[i] ?? 0) + damp * feed;
      wet[i] = (wet[i] ?? 0) + old * 0.25;
    }
  }
  for (const delay of [0.005, 0.0017]) {
    const d = Math.round((delay + spread * 0.3) * rate);
    const line = new Float32Array(d);
    for (let i = 0; i < length; i += 1) {
      const old = line[i % d] ?? 0;
      const now = (wet[i] ?? 0) + old * 0.6;
      line[i % d] = now;
      wet[i] = old - now * 0.6;
    }
  }
  return wet;
}

function compose(): void {
  for (let bar = 0; bar * chordLength < seconds - 3; bar += 1) {
    const start = bar * chordLength;
    const chord = chords[bar % chords.length] ?? chords[0];
    for (const [i, note] of chord.entries()) {
      pad(start, note, 0.25 + (0.5 * i) / 4);
      pad(start, note + 0.04, 0.75 - (0.5 * i) / 4);
    }
    low(start, chord[0] - 12);
    if (bar === 0) continue;
    let step = Math.floor(chance() * scale.length);
    for (let beat = 0; beat < 12; beat += 1) {
      if (chance() > 0.56) continue;
      step = Math.max(0, Math.min(scale.length - 1, step + Math.floor(chance() * 5) - 2));
      const note = scale[step] ?? 69;
      pluck(
        start + beat * (chordLength / 12) + (chance() - 0.5) * 0.016,
        note,
        0.3 + chance() * 0.4,
        0.055 + chance() * 0.045,
      );
    }
  }
}

/** Sixteen-bit WAV of both channels, faded in and out. */
function wave(): Buffer {
  const [echoLeft, echoRight] = [room(left, 0), room(right, 0.0011)];
  const bytes = Buffer.alloc(44 + length * 4);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + length * 4, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(length * 4, 40);
  for (let i = 0; i < length; i += 1) {
    const fade = Math.min(1, i / rate) * Math.min(1, (length - i) / (rate * 4));
    const pair = [
      (left[i] ?? 0) + (echoLeft[i] ?? 0) * 0.5,
      (right[i] ?? 0) + (echoRight[i] ?? 0) * 0.5,
    ];
    for (const [k, value] of pair.entries()) {
      bytes.writeInt16LE(Math.round(Math.tanh(value * fade * 1.2) * 30_000), 44 + i * 4 + k * 2);
    }
  }
  return bytes;
}

compose();
mkdirSync(folder, { recursive: true });
const raw = `${tmpdir()}/larkfield-tune.wav`;
writeFileSync(raw, wave());
const level = ['-af', 'loudnorm=I=-16:TP=-1.5:LRA=9', '-ar', '48000'];
for (const way of [
  ['-c:a', 'libopus', '-b:a', '80k', `${folder}quiet-morning.opus`],
  ['-c:a', 'libmp3lame', '-b:a', '112k', `${folder}quiet-morning.mp3`],
]) {
  spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', raw, ...level, ...way], { stdio: 'inherit' });
}
rmSync(raw);
