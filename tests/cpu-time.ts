/**
 * Measures the CPU time of work in this thread, in seconds; unlike elapsed time, it does not depend on
 * other programs.
 */
export async function cpuSeconds(work: () => void | Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
