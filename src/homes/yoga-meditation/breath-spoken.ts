import { fillTemplate } from '../../content/fill-template.ts';
import type { Breath } from './breath.ts';
import type { BreathCopy } from './breath-terms.ts';
import type { BreathState } from './use-breath.ts';

interface SpokenBreathOptions {
  state: BreathState;
  breath: Breath | undefined;
  rounds: number;
  /** Announces each phase; otherwise once per round. */
  isVerbose: boolean;
}

/** Returns the announcement for screen readers. */
export function spokenBreath(copy: BreathCopy, options: SpokenBreathOptions): string {
  const { state, breath, rounds, isVerbose } = options;
  if (state === 'idle' || !breath) return '';
  if (state !== 'running') return copy[state];
  if (breath.kind === 'settle') return fillTemplate(copy.beganText, { rounds });
  if (isVerbose) return copy.phases[breath.kind];
  return fillTemplate(copy.roundText, { round: breath.round, rounds });
}
