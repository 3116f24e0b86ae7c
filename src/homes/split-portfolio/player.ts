import { compensationGain, grainEnd, type Sound } from './grain.ts';

/** Gain of a sound of level 1. */
export const loudness = 0.4;
const noiseSeconds = 2;

/** Returns a buffer of white noise; each grain uses another part of it. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, noiseSeconds * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

interface AudioOutput {
  context: AudioContext;
  noise: AudioBuffer;
  destination: AudioNode;
}

/** Opens the audio output, with a compressor against loud peaks. */
function openAudioOutput(): AudioOutput {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  return { context, noise: noiseIn(context), destination: limiter };
}

/** Plays a sound by Web Audio and returns a function that stops it. */
function startSources({ context, noise, destination }: AudioOutput, { grains }: Sound): () => void {
  const group = context.createGain();
  group.gain.value = loudness;
  group.connect(destination);
  const startTime = context.currentTime + 0.06;
  const sources = grains.map((grain, index) => {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = grain.filter;
    filter.Q.value = grain.q;
    const grainStart = startTime + grain.start;
    filter.frequency.setValueAtTime(grain.hertz, grainStart);
    if (grain.finalHertz)
      filter.frequency.linearRampToValueAtTime(
        grain.finalHertz,
        grainStart + grain.attack + grain.decay,
      );
    const gain = context.createGain();
    // Without an event at the start the gain would be 1, an audible click.
    gain.gain.value = 0;
    gain.gain.setValueAtTime(0, grainStart);
    gain.gain.linearRampToValueAtTime(
      grain.level * compensationGain(grain),
      grainStart + grain.attack,
    );
    gain.gain.setTargetAtTime(0, grainStart + grain.attack, grain.decay / 3);
    source.connect(filter).connect(gain).connect(group);
    source.start(grainStart, (index * 0.137) % noiseSeconds);
    source.stop(startTime + grainEnd(grain));
    return source;
  });
  return () => {
    group.gain.setTargetAtTime(0, context.currentTime, 0.02);
    for (const source of sources) source.stop(context.currentTime + 0.12);
    setTimeout(() => group.disconnect(), 300);
  };
}

let output: AudioOutput | undefined;
let playingName: string | undefined;
let stopSources = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(name: string | undefined): void {
  playingName = name;
  for (const listener of listeners) listener();
}

/** Returns the name of the sound that is playing. */
export const nowPlaying = (): string | undefined => playingName;

/** Calls a listener on each start and end of a sound. Returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the current sound. */
export function stop(): void {
  clearTimeout(timer);
  stopSources();
  stopSources = () => {};
  if (playingName !== undefined) notify(undefined);
}

/** Plays a sound and stops any other. Silent without Web Audio. */
export function play(name: string, sound: Sound): void {
  stop();
  try {
    output ??= openAudioOutput();
    void output.context.resume();
    stopSources = startSources(output, sound);
  } catch {
    return;
  }
  timer = setTimeout(stop, sound.duration * 1000 + 60);
  notify(name);
}
