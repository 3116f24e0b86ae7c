import { loadChunk } from '../lazy-component/load-chunk.ts';
import type { CaptchaCheck, OnCaptchaState } from './captcha-check.ts';
import type { AltchaSolution } from './solve-altcha.ts';

/** Milliseconds before expiry at which a solution counts as stale and is solved again. */
const marginMs = 60_000;

/** Solves a challenge; injectable, so that tests need no browser. */
type SolveChallenge = (challengeUrl: string) => Promise<AltchaSolution>;

const solveLazily: SolveChallenge = async (url) => {
  const { solveAltcha } = await loadChunk('captcha', () => import('./solve-altcha.ts'));
  return solveAltcha(url);
};

/**
 * Creates the self-hosted check: runs without interaction and caches one solution until it is used
 * or expires.
 */
export function createAltchaCheck(
  challengeUrl: string,
  onState: OnCaptchaState,
  solve = solveLazily,
): CaptchaCheck {
  let currentAttempt: Promise<AltchaSolution> | undefined;

  const startSolving = () => {
    if (currentAttempt) return currentAttempt;
    onState('working');
    const attempt = solve(challengeUrl);
    currentAttempt = attempt;
    attempt.then(
      () => currentAttempt === attempt && onState('done'),
      () => {
        if (currentAttempt !== attempt) return;
        currentAttempt = undefined;
        onState('failed');
      },
    );
    return attempt;
  };

  return {
    start: () => void startSolving().catch(() => {}),
    async token() {
      const solution = await startSolving();
      if (solution.expiresAt - marginMs > Date.now()) return solution.payload;
      currentAttempt = undefined;
      return (await startSolving()).payload;
    },
    reset() {
      currentAttempt = undefined;
      onState('idle');
    },
  };
}
