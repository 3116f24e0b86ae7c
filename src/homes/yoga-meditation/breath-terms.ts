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
  /** Texts in the circle before the start, and after the end. */
  readyText: string;
  doneLabel: string;
  roundText: string;
  beganText: string;
  /** Texts on the end of the exercise: by the button, by hiding the page, or when completed. */
  stopped: string;
  left: string;
  done: string;
}
