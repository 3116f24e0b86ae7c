import { type GuideStep, hoursOf } from './guide-of.ts';
import { guideWords } from './words.ts';

/** What a guide takes, in the order in which one asks; its time is the sum of its steps. */
export function guideFacts(steps: readonly GuideStep[]): { term: string; text: string }[] {
  const { time, cost, people, result } = guideWords.facts;
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return [
    { ...time, text: hoursOf(minutes) },
    { ...cost, text: cost.text.replace('{cost}', `$${guideWords.cost}`) },
    people,
    result,
  ];
}
