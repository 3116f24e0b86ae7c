import { fillTemplate } from '../../content/fill-template.ts';
import type { Breath } from './breath.ts';
import type { BreathCopy } from './breath-terms.ts';
import type { BreathState } from './use-breath.ts';

interface Told {
  state: BreathState;
  breath: Breath | undefined;
  rounds: number;
  /** Announces each phase; otherwise once per round. */
  every: boolean;
}

/** Returns the announcement for screen readers. */
export function spokenBreath(copy: BreathCopy, told: Told): string {
  const { state, breath, rounds, every } = told;
  if (state === 'idle' || !breath) return '';
  if (state !== 'running') return copy[state];
  if (breath.kind === 'settle') return fillTemplate(copy.began, { rounds });
  if (every) return copy.phases[breath.kind];
  return fillTemplate(copy.round, { round: breath.round, rounds });
}
