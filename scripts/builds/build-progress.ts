import type { BuildKind, StageProgress } from '../../integrations/build-mode.ts';

/**
 * Stages of a build in their order, with the seconds that each took on two cores without a cache.
 * Only their ratio matters: the estimate is scaled by the time that the stages so far have taken.
 */
const stages = [
  { name: 'check', text: 'checking the content', seconds: { quick: 6, complete: 6 } },
  { name: 'bundle', text: 'bundling scripts and styles', seconds: { quick: 19, complete: 19 } },
  { name: 'render', text: 'rendering pages', seconds: { quick: 12, complete: 12 } },
  { name: 'list', text: 'writing lists, checking links', seconds: { quick: 12, complete: 12 } },
  { name: 'optimize', text: 'optimizing pages', seconds: { quick: 40, complete: 220 } },
  { name: 'finish', text: 'finishing', seconds: { quick: 17, complete: 125 } },
] as const;
/** Name of a stage. */
export type StageName = (typeof stages)[number]['name'];

/** Rounds seconds as far as an estimate can be trusted. */
function roundEstimate(seconds: number): number {
  const step = seconds > 20 ? 5 : 1;
  return Math.ceil(seconds / step) * step;
}

/** Progress of a build: current stage, finished pages and remaining seconds. Times are in ms. */
export class BuildProgress {
  readonly #kind: BuildKind;
  readonly #startTime: number;
  #stageStartTime: number;
  #stageIndex = 0;
  #pages: StageProgress | undefined;

  constructor(kind: BuildKind, now: number) {
    this.#kind = kind;
    this.#startTime = now;
    this.#stageStartTime = now;
  }

  /** Enters a stage, unless it is the current stage or an earlier one. */
  enter(name: StageName, now: number): void {
    const index = stages.findIndex((stage) => stage.name === name);
    if (index <= this.#stageIndex) return;
    this.#stageIndex = index;
    this.#stageStartTime = now;
    this.#pages = undefined;
  }

  /** Counts the pages of a stage. The last page ends it. */
  count(pages: StageProgress, now: number): void {
    this.enter(pages.stage, now);
    if (stages[this.#stageIndex]?.name !== pages.stage) return;
    this.#pages = pages;
    if (pages.done >= pages.total) this.enter(pages.stage === 'render' ? 'list' : 'finish', now);
  }

  /** Estimates the remaining seconds, from the time that the finished stages have taken. */
  secondsLeft(now: number): number {
    const weights: readonly number[] = stages.map(({ seconds }) => seconds[this.#kind]);
    const sum = (from: number, to: number) =>
      weights.slice(from, to).reduce((total, weight) => total + weight, 0);
    const weight = weights[this.#stageIndex] ?? 0;
    const doneWeightOfStage = this.#pages ? weight * (this.#pages.done / this.#pages.total) : 0;
    const doneWeight = sum(0, this.#stageIndex) + doneWeightOfStage;
    // A stage without a page count shows the speed of the machine only after it has ended.
    const measuredSeconds = ((this.#pages ? now : this.#stageStartTime) - this.#startTime) / 1000;
    const scale = doneWeight > 0 ? measuredSeconds / doneWeight : 1;
    const secondsInStage = (now - this.#stageStartTime) / 1000;
    const secondsLeftInStage = this.#pages
      ? (weight - doneWeightOfStage) * scale
      : Math.max(0, weight * scale - secondsInStage);
    return secondsLeftInStage + sum(this.#stageIndex + 1, weights.length) * scale;
  }

  /** Returns the progress as a line of text. */
  text(now: number): string {
    const pages = this.#pages ? `, ${this.#pages.done} of ${this.#pages.total}` : '';
    const secondsLeft = roundEstimate(this.secondsLeft(now));
    const estimate = secondsLeft > 0 ? `about ${secondsLeft} s left` : 'almost done';
    return `Building the site: ${stages[this.#stageIndex]?.text}${pages}, ${estimate}`;
  }
}
