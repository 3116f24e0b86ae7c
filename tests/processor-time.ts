/** Seconds of processor time that synchronous work takes: unlike the clock, no other program adds to it. */
export function processorSeconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
