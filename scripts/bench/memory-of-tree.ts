import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  parent: number;
  mb: number;
}

/** Reads a process; undefined if it has ended meanwhile. */
function processAt(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: value('PPid'), mb: value('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
}

/** Returns the resident memory of a process and its descendants, in MB. */
export function memoryOfTree(root: number): number {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? processAt(Number(name)) : undefined;
    if (found) all.set(Number(name), found);
  }
  const belongs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent;
    return parent !== undefined && parent !== 0 && belongs(parent);
  };
  return [...all].reduce((sum, [pid, { mb }]) => (belongs(pid) ? sum + mb : sum), 0);
}
