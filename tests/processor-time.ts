/**
 * Seconds of processor time that work of this thread takes: unlike the clock, no other program adds to
 * it.
 */
export async function processorSeconds(work: () => void | Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
