import type { Breath, Phase } from './breath.ts';

/** A pace of the exercise. */
export interface BreathPace {
  id: string;
  title: string;
  /** Purpose of the pace. */
  text: string;
  phases: readonly Phase[];
}

/** Copy of the exercise; `{…}` is filled in. */
export interface BreathCopy {
  paces: readonly BreathPace[];
  /** Lengths to choose from. */
  minutes: readonly number[];
  labels: {
    pace: string;
    minutes: string;
    minute: string;
    start: string;
    stop: string;
    againLabel: string;
    tone: string;
    speak: string;
  };
  /** Text during each phase. */
  phases: Readonly<Record<Breath['kind'], string>>;
  /** Text in the circle before the start. */
  readyText: string;
  /** Text in the circle after the last round, in place of `readyText`. */
  doneLabel: string;
  /** Text and announcement during a round; with `{round}`, `{rounds}`. */
  roundText: string;
  /** Announcement at the start; with `{rounds}`. */
  beganText: string;
  /** Text and announcement after the stop button; `BreathState` names these three. */
  stopped: string;
  /** Text and announcement after the page was hidden. */
  left: string;
  /** Text and announcement after the last round. */
  done: string;
}
