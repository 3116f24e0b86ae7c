import { fillTemplate } from '../../content/fill-template.ts';
import type { Breath } from './breath.ts';
import type { BreathWords } from './breath-terms.ts';
import type { BreathState } from './use-breath.ts';

interface Told {
  state: BreathState;
  breath: Breath | undefined;
  rounds: number;
  /** Announces each phase, if selected; else a line a round. */
  every: boolean;
}

/** Returns the announcement: a line a round, so that it does not talk into the breath. */
export function spokenBreath(words: BreathWords, told: Told): string {
  const { state, breath, rounds, every } = told;
  if (state === 'idle' || !breath) return '';
  if (state !== 'running') return words[state];
  if (breath.kind === 'settle') return fillTemplate(words.began, { rounds });
  if (every) return words.phases[breath.kind];
  return fillTemplate(words.round, { round: breath.round, rounds });
}
