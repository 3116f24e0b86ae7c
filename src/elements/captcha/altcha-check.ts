import { loadPart } from '../lazy-part/load-part.ts';
import type { CaptchaCheck, OnCaptchaState } from './captcha-check.ts';
import type { AltchaSolution } from './solve-altcha.ts';

/** A solution that is about to expire is made anew, this many milliseconds before. */
const marginMs = 60_000;

/** Solves a challenge; a parameter so that tests need no browser. */
type Solve = (challengeUrl: string) => Promise<AltchaSolution>;

const solveLazily: Solve = async (url) => {
  const { solveAltcha } = await loadPart('captcha', () => import('./solve-altcha.ts'));
  return solveAltcha(url);
};

/** The self-hosted check: works by itself, keeps one solution until it is used or too old. */
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
