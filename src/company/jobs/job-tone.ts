/** Color of a job's ticket, in the list and on its page. */
export type JobTone = 'deep' | 'ink' | 'accent';

/** Background and text classes of each color. */
export const jobTones: Record<JobTone, string> = {
  deep: 'bg-deep text-on-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-on-accent',
};

const toneOrder: readonly JobTone[] = ['deep', 'ink', 'accent'];

/** Returns the color of a job, by its position in the list. */
export function jobToneOf(jobs: readonly { path: string }[], { path }: { path: string }): JobTone {
  return toneOrder[jobs.findIndex((job) => job.path === path) % toneOrder.length] ?? 'deep';
}
