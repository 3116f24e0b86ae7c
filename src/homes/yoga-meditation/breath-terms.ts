import type { Breath, Phase } from './breath.ts';

/** A pace of the exercise. */
export interface BreathPace {
  id: string;
  title: string;
  /** What it is for. */
  text: string;
  phases: readonly Phase[];
}

/** Words of the exercise; `{…}` is filled in. */
export interface BreathWords {
  paces: readonly BreathPace[];
  /** Lengths to choose from. */
  minutes: readonly number[];
  labels: {
    pace: string;
    minutes: string;
    minute: string;
    start: string;
    stop: string;
    again: string;
    tone: string;
    speak: string;
  };
  /** What is said while a phase lasts. */
  phases: Readonly<Record<Breath['kind'], string>>;
  /** In the figure before it begins, and after it has ended. */
  ready: string;
  doneShort: string;
  round: string;
  began: string;
  /** How it ended: by the button, because the page was put aside, by itself. */
  stopped: string;
  left: string;
  done: string;
}
