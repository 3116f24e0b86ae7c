import type { Breath } from './breath.ts';

/** Frequency of empty lungs. */
const lowHertz = 146.8;
/** Frequency of full lungs. */
const highHertz = 185;
const loudness = 0.07;

const glideRanges: Partial<Record<Breath['kind'], readonly [from: number, to: number]>> = {
  in: [lowHertz, highHertz],
  out: [highHertz, lowHertz],
  settle: [highHertz, lowHertz],
};

/** Creates a tone whose pitch rises and falls with the breath. */
export function breathTone() {
  const context = new AudioContext();
  const gain = context.createGain();
  const oscillator = context.createOscillator();
  gain.gain.value = 0;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();

  /** Fades out at once. */
  const fadeOut = () => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, 0.08);
  };

  /** Plays the tone of a phase of the given duration in seconds. */
  const playPhase = (kind: Breath['kind'], seconds: number) => {
    const range = glideRanges[kind];
    if (!range) return fadeOut();
    const now = context.currentTime;
    const [from, to] = range;
    oscillator.frequency.cancelScheduledValues(now);
    oscillator.frequency.setValueAtTime(from, now);
    oscillator.frequency.linearRampToValueAtTime(to, now + seconds);
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(loudness, now, 0.4);
    gain.gain.setTargetAtTime(0, now + Math.max(seconds - 0.7, 0.5), 0.25);
  };

  return { playPhase, fadeOut, close: () => void context.close() };
}
