/** The color of a job's ticket, the same in the list and on its page. */
export type JobTone = 'deep' | 'ink' | 'accent';

/** Ground and type of each color; all pairs reach AA. */
export const jobTones: Record<JobTone, string> = {
  deep: 'bg-deep text-on-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-on-accent',
};

const order: readonly JobTone[] = ['deep', 'ink', 'accent'];

/** Jobs take their colors in the order of their table. */
export function jobToneOf(jobs: readonly { path: string }[], { path }: { path: string }): JobTone {
  return order[jobs.findIndex((job) => job.path === path) % order.length] ?? 'deep';
}
