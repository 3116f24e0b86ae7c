import { formatMoney } from '../../../content/formats.ts';
import { guideCopy } from './copy.ts';
import { formatHours, type GuideStep } from './guide-of.ts';

/**
 * Returns the facts of a guide (time, cost, people, result) in reading order; the time is the sum of its
 * steps.
 */
export function guideFacts(steps: readonly GuideStep[]): { term: string; text: string }[] {
  const { time, cost, people, result } = guideCopy.facts;
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return [
    { ...time, text: formatHours(minutes) },
    { ...cost, text: cost.text.replace('{cost}', formatMoney(guideCopy.cost)) },
    people,
    result,
  ];
}
