import { endOf, makeup, type Sound } from './grain.ts';

/** Share of full loudness that a sound of level 1 has. */
export const loudness = 0.4;
const seconds = 2;

/** Returns white noise, made once; each grain uses another part of it. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

interface Stage {
  context: AudioContext;
  noise: AudioBuffer;
  out: AudioNode;
}

/** Opens the audio output, with a compressor against loud peaks. */
function openStage(): Stage {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  return { context, noise: noiseIn(context), out: limiter };
}

/** Plays a sound by Web Audio and returns a function that stops it. */
function start({ context, noise, out }: Stage, { grains }: Sound): () => void {
  const group = context.createGain();
  group.gain.value = loudness;
  group.connect(out);
  const begin = context.currentTime + 0.06;
  const sources = grains.map((grain, index) => {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = grain.filter;
    filter.Q.value = grain.q;
    const at = begin + grain.at;
    filter.frequency.setValueAtTime(grain.hertz, at);
    if (grain.to)
      filter.frequency.linearRampToValueAtTime(grain.to, at + grain.attack + grain.decay);
    const gain = context.createGain();
    // Silent from the first sample on: a gain is 1 until its first event, which is audible as a click.
    gain.gain.value = 0;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(grain.level * makeup(grain), at + grain.attack);
    gain.gain.setTargetAtTime(0, at + grain.attack, grain.decay / 3);
    source.connect(filter).connect(gain).connect(group);
    source.start(at, (index * 0.137) % seconds);
    source.stop(begin + endOf(grain));
    return source;
  });
  return () => {
    group.gain.setTargetAtTime(0, context.currentTime, 0.02);
    for (const source of sources) source.stop(context.currentTime + 0.12);
    setTimeout(() => group.disconnect(), 300);
  };
}

let stage: Stage | undefined;
let playing: string | undefined;
let halt = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function say(name: string | undefined): void {
  playing = name;
  for (const listener of listeners) listener();
}

/** Returns the name of the sound that is playing. */
export const heardNow = (): string | undefined => playing;

/** Calls back on each start and end of a sound. */
export function onHeard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the current sound. */
export function hush(): void {
  clearTimeout(timer);
  halt();
  halt = () => {};
  if (playing !== undefined) say(undefined);
}

/** Plays a sound in the place of any other. A browser without Web Audio stays silent. */
export function hear(name: string, sound: Sound): void {
  hush();
  try {
    stage ??= openStage();
    void stage.context.resume();
    halt = start(stage, sound);
  } catch {
    return;
  }
  timer = setTimeout(hush, sound.lasts * 1000 + 60);
  say(name);
}
