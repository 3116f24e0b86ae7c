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
  full: number;
  /** Progress of the whole exercise, 0 to 1. */
  part: number;
  done: boolean;
}

/** Duration of the initial exhaling, in seconds. */
export const settleSeconds = 4;

/** Fullness of the lungs before the exercise. */
export const restingFull = 0.6;

/** Returns the length of a round in seconds. */
export const roundSeconds = (phases: readonly Phase[]): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the number of rounds that is nearest to a duration in minutes; at least one. */
export const roundsFor = (phases: readonly Phase[], minutes: number): number =>
  Math.max(1, Math.round((minutes * 60) / roundSeconds(phases)));

/** Sine easing (ease in and out). */
const eased = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;

function fullnessOf(kind: PhaseKind, part: number): number {
  if (kind === 'in') return eased(part);
  if (kind === 'out') return 1 - eased(part);
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
  const part = time / total;
  if (time < settleSeconds) {
    const full = restingFull * (1 - eased(time / settleSeconds));
    return {
      kind: 'settle',
      phase: -1,
      count: Math.floor(time) + 1,
      round: 0,
      full,
      part,
      done: false,
    };
  }
  const done = time >= total;
  const round = done ? rounds : Math.floor((time - settleSeconds) / length) + 1;
  let left = time - settleSeconds - (round - 1) * length;
  const last = phases.length - 1;
  for (const [phase, { kind, seconds }] of phases.entries()) {
    if (left < seconds || phase === last) {
      const within = Math.min(left, seconds);
      const count = Math.min(Math.floor(within) + 1, seconds);
      return { kind, phase, count, round, full: fullnessOf(kind, within / seconds), part, done };
    }
    left -= seconds;
  }
  throw new Error('A pace needs one phase at least.');
}
