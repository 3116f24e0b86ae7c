import { guideCopy } from './copy.ts';
import { type GuideStep, hoursOf } from './guide-of.ts';

/** What a guide takes, in the order in which one asks; its time is the sum of its steps. */
export function guideFacts(steps: readonly GuideStep[]): { term: string; text: string }[] {
  const { time, cost, people, result } = guideCopy.facts;
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return [
    { ...time, text: hoursOf(minutes) },
    { ...cost, text: cost.text.replace('{cost}', `$${guideCopy.cost}`) },
    people,
    result,
  ];
}
