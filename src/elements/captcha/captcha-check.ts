/** Where a check stands. `needed`: the visitor has to do something in the provider's widget. */
export type CaptchaState = 'idle' | 'working' | 'needed' | 'done' | 'failed';

/** One way to tell people from programs, without any framework. */
export interface CaptchaCheck {
  /** Begins in the background; calling it again does nothing. */
  start: () => void;
  /**
   * The solution to send along. Waits for a check that works by itself.
   * @throws Error when there is none: the check failed, or waits for the visitor.
   */
  token: () => Promise<string>;
  /** Forgets the solution: each is good once. */
  reset: () => void;
}

/** How a check tells its state. */
export type OnCaptchaState = (state: CaptchaState) => void;
