import type { ProcessStage } from '../../content/schema/process-stage.ts';
import { hoursBetween } from './hours.ts';
import type { Week } from './week.ts';

/** Duration of a stage in one job: as text, and in weeks. */
interface StageWeeks {
  text: string;
  from: number;
  to: number;
}

/**
 * Returns the firm's stages with their durations in one job.
 * @throws when a stage has no weeks, or weeks have no stage.
 */
export function stagesOf(
  stages: readonly ProcessStage[],
  here: readonly StageWeeks[],
  weeks: readonly Week[],
) {
  if (stages.length !== here.length)
    throw new Error(`${stages.length} stages, but weeks for ${here.length} of them.`);
  return here.flatMap(({ text, from, to }, index) => {
    const stage = stages[index];
    if (!stage) return [];
    const { name, takes, yields } = stage;
    return [{ name, takes, yields, here: text, hours: hoursBetween(weeks, from, to) }];
  });
}
