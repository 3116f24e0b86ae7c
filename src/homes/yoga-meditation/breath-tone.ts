import type { Breath } from './breath.ts';

/** Lower and upper frequency in hertz. */
const low = 146.8;
const high = 185;
const loudness = 0.07;

const glides: Partial<Record<Breath['kind'], readonly [from: number, to: number]>> = {
  in: [low, high],
  out: [high, low],
  settle: [high, low],
};

/** Creates a tone whose pitch rises and falls with the breath. */
export function breathTone() {
  const context = new AudioContext();
  const gain = context.createGain();
  const voice = context.createOscillator();
  gain.gain.value = 0;
  voice.connect(gain).connect(context.destination);
  voice.start();

  /** Fades out at once. */
  const hush = () => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, 0.08);
  };

  /** Plays the tone of a phase of the given duration in seconds. */
  const sound = (kind: Breath['kind'], seconds: number) => {
    const glide = glides[kind];
    if (!glide) return hush();
    const now = context.currentTime;
    const [from, to] = glide;
    voice.frequency.cancelScheduledValues(now);
    voice.frequency.setValueAtTime(from, now);
    voice.frequency.linearRampToValueAtTime(to, now + seconds);
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(loudness, now, 0.4);
    gain.gain.setTargetAtTime(0, now + Math.max(seconds - 0.7, 0.5), 0.25);
  };

  return { sound, hush, close: () => void context.close() };
}
