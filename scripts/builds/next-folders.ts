import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that this process builds into. Builds that run at the same time have other folders. */
export const nextFolders = {
  site: `dist.next.${process.pid}`,
  server: `dist-server.next.${process.pid}`,
};

const nextFolderPattern = /^dist(?:-server)?\.next\.(\d+)$/;

/** Returns true for the id of a process that runs, whichever user runs it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the folders of this process, and those of builds that were killed. */
export function removeNextFolders(projectRoot = '.'): void {
  for (const name of readdirSync(projectRoot)) {
    const [, id] = nextFolderPattern.exec(name) ?? [];
    if (id === undefined) continue;
    const pid = Number(id);
    if (pid !== process.pid && isRunning(pid)) continue;
    rmSync(join(projectRoot, name), { recursive: true, force: true });
  }
}
