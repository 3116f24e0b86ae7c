import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  /** Id of the parent process. */
  parentId: number;
  /** Resident memory in MB. */
  memoryMb: number;
}

/** Reads a process; undefined if it has ended meanwhile. */
function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const statusValue = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parentId: statusValue('PPid'), memoryMb: statusValue('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
}

/** Returns the resident memory of a process and its descendants, in MB. */
export function memoryOfTree(rootId: number): number {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const entry = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (entry) processes.set(Number(name), entry);
  }
  const isInTree = (pid: number): boolean => {
    if (pid === rootId) return true;
    const parentId = processes.get(pid)?.parentId;
    return parentId !== undefined && parentId !== 0 && isInTree(parentId);
  };
  return [...processes].reduce(
    (sum, [pid, { memoryMb }]) => (isInTree(pid) ? sum + memoryMb : sum),
    0,
  );
}
