import { loadChunk } from '../lazy-component/load-chunk.ts';
import type { CaptchaCheck, OnCaptchaState } from './captcha-check.ts';
import type { AltchaSolution } from './solve-altcha.ts';

/** Milliseconds before expiry at which a solution counts as stale and is solved again. */
const marginMs = 60_000;

/** Solves a challenge; injectable, so that tests need no browser. */
type Solve = (challengeUrl: string) => Promise<AltchaSolution>;

const solveLazily: Solve = async (url) => {
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
  let current: Promise<AltchaSolution> | undefined;

  const begin = () => {
    if (current) return current;
    onState('working');
    const attempt = solve(challengeUrl);
    current = attempt;
    attempt.then(
      () => current === attempt && onState('done'),
      () => {
        if (current !== attempt) return;
        current = undefined;
        onState('failed');
      },
    );
    return attempt;
  };

  return {
    start: () => void begin().catch(() => {}),
    async token() {
      const solution = await begin();
      if (solution.expiresAt - marginMs > Date.now()) return solution.payload;
      current = undefined;
      return (await begin()).payload;
    },
    reset() {
      current = undefined;
      onState('idle');
    },
  };
}
