/** State of a check. `needed`: the visitor has to act in the provider's widget. */
export type CaptchaState = 'idle' | 'working' | 'needed' | 'done' | 'failed';

/** Framework-independent captcha check. */
export interface CaptchaCheck {
  /** Starts in the background; idempotent. */
  start: () => void;
  /**
   * Resolves with the solution to send. Waits for a check that runs without interaction.
   * @throws Error when the check failed or is waiting for the visitor.
   */
  token: () => Promise<string>;
  /** Discards the solution: each is accepted once. */
  reset: () => void;
}

/** Listener for state changes of a check. */
export type OnCaptchaState = (state: CaptchaState) => void;
