import type { BuildKind, PagesDone } from '../../integrations/build-mode.ts';

/**
 * Stages of a build in their order, with the seconds that each took on two cores without a cache.
 * Only their ratio counts: the estimate is scaled by the time that the stages so far have taken.
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
function rounded(seconds: number): number {
  const step = seconds > 20 ? 5 : 1;
  return Math.ceil(seconds / step) * step;
}

/** Progress of a build: its stage, the pages done of all, and the seconds left. Times are in ms. */
export class BuildProgress {
  readonly #kind: BuildKind;
  readonly #began: number;
  #stageBegan: number;
  #at = 0;
  #pages: PagesDone | undefined;

  constructor(kind: BuildKind, now: number) {
    this.#kind = kind;
    this.#began = now;
    this.#stageBegan = now;
  }

  /** Enters a stage, unless it is the current one or over. */
  enter(name: StageName, now: number): void {
    const at = stages.findIndex((stage) => stage.name === name);
    if (at <= this.#at) return;
    this.#at = at;
    this.#stageBegan = now;
    this.#pages = undefined;
  }

  /** Counts the pages of a stage. The last page ends it. */
  count(pages: PagesDone, now: number): void {
    this.enter(pages.stage, now);
    if (stages[this.#at]?.name !== pages.stage) return;
    this.#pages = pages;
    if (pages.done >= pages.total) this.enter(pages.stage === 'render' ? 'list' : 'finish', now);
  }

  /** Estimates the seconds left, from the time of what is done. */
  secondsLeft(now: number): number {
    const weights: readonly number[] = stages.map(({ seconds }) => seconds[this.#kind]);
    const sum = (from: number, to: number) =>
      weights.slice(from, to).reduce((total, weight) => total + weight, 0);
    const weight = weights[this.#at] ?? 0;
    const donePart = this.#pages ? weight * (this.#pages.done / this.#pages.total) : 0;
    const done = sum(0, this.#at) + donePart;
    // A stage without a count says nothing of the machine before it has ended.
    const measured = ((this.#pages ? now : this.#stageBegan) - this.#began) / 1000;
    const scale = done > 0 ? measured / done : 1;
    const inStage = (now - this.#stageBegan) / 1000;
    const current = this.#pages
      ? (weight - donePart) * scale
      : Math.max(0, weight * scale - inStage);
    return current + sum(this.#at + 1, weights.length) * scale;
  }

  /** Returns the progress as a line of text. */
  text(now: number): string {
    const pages = this.#pages ? `, ${this.#pages.done} of ${this.#pages.total}` : '';
    const left = rounded(this.secondsLeft(now));
    const rest = left > 0 ? `about ${left} s left` : 'almost done';
    return `Building the site: ${stages[this.#at]?.text}${pages}, ${rest}`;
  }
}
