import type { ProcessStage } from '../../content/schema/process-stage.ts';
import { hoursBetween } from './hours.ts';
import type { Week } from './week.ts';

/** Duration of a stage in one job: as text, and as its first and its last week. */
interface StageWeeks {
  text: string;
  firstWeek: number;
  lastWeek: number;
}

/**
 * Returns the firm's stages with their durations in one job.
 * @throws when a stage has no weeks, or weeks have no stage.
 */
export function stagesOf(
  stages: readonly ProcessStage[],
  stageWeeks: readonly StageWeeks[],
  weeks: readonly Week[],
) {
  if (stages.length !== stageWeeks.length)
    throw new Error(`${stages.length} stages, but weeks for ${stageWeeks.length} of them.`);
  return stageWeeks.flatMap(({ text, firstWeek, lastWeek }, index) => {
    const stage = stages[index];
    if (!stage) return [];
    const { name, duration, result } = stage;
    const hours = hoursBetween(weeks, firstWeek, lastWeek);
    return [{ name, duration, result, exampleDuration: text, hours }];
  });
}
