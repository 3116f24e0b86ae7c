/** Part of a round. */
export type PhaseKind = 'in' | 'hold' | 'out' | 'rest';

export interface Phase {
  kind: PhaseKind;
  seconds: number;
}

/** Position in the exercise. */
export interface Breath {
  /** `settle`: exhaling before the first round. */
  kind: PhaseKind | 'settle';
  /** Index of the phase in the round; -1 while settling. */
  phase: number;
  /** Current second of the phase, from 1. */
  count: number;
  /** Number of the round, from 1; 0 while settling. */
  round: number;
  /** Fullness of the lungs, 0 to 1. */
  fullness: number;
  /** Progress of the whole exercise, 0 to 1. */
  progress: number;
  isDone: boolean;
}

/** Duration of the initial exhaling, in seconds. */
export const settleSeconds = 4;

/** Fullness of the lungs before the exercise. */
export const restingFullness = 0.6;

/** Returns the length of a round in seconds. */
export const roundSeconds = (phases: readonly Phase[]): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the number of rounds that is nearest to a duration in minutes; at least one. */
export const roundsFor = (phases: readonly Phase[], minutes: number): number =>
  Math.max(1, Math.round((minutes * 60) / roundSeconds(phases)));

/** Sine easing (ease in and out). */
const easeSine = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

function fullnessOf(kind: PhaseKind, progress: number): number {
  if (kind === 'in') return easeSine(progress);
  if (kind === 'out') return 1 - easeSine(progress);
  return kind === 'hold' ? 1 : 0;
}

/**
 * Returns the state of the exercise at a time. A pure function of time, so that slow frames do not change the pace.
 *
 * @param elapsed milliseconds since the start; negative values count as 0
 */
export function breathAt(phases: readonly Phase[], rounds: number, elapsed: number): Breath {
  const length = roundSeconds(phases);
  const total = settleSeconds + length * rounds;
  const time = Math.min(Math.max(elapsed / 1000, 0), total);
  const progress = time / total;
  if (time < settleSeconds) {
    const fullness = restingFullness * (1 - easeSine(time / settleSeconds));
    return {
      kind: 'settle',
      phase: -1,
      count: Math.floor(time) + 1,
      round: 0,
      fullness,
      progress,
      isDone: false,
    };
  }
  const isDone = time >= total;
  const round = isDone ? rounds : Math.floor((time - settleSeconds) / length) + 1;
  let remaining = time - settleSeconds - (round - 1) * length;
  const last = phases.length - 1;
  for (const [phase, { kind, seconds }] of phases.entries()) {
    if (remaining < seconds || phase === last) {
      const phaseTime = Math.min(remaining, seconds);
      const count = Math.min(Math.floor(phaseTime) + 1, seconds);
      return {
        kind,
        phase,
        count,
        round,
        fullness: fullnessOf(kind, phaseTime / seconds),
        progress,
        isDone,
      };
    }
    remaining -= seconds;
  }
  throw new Error('A pace needs one phase at least.');
}
