import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const oldFolder = (target: string) => `${target}.old`;

/** Restores the folder that an interrupted replacement had moved aside. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(oldFolder(target))) renameSync(oldFolder(target), target);
  rmSync(oldFolder(target), { recursive: true, force: true });
}

/**
 * Replaces a folder by a finished one, by renames: a reader finds the old or the new folder, never
 * an incomplete one.
 */
export function replaceFolder(next: string, target: string): void {
  recoverFolder(target);
  if (existsSync(target)) renameSync(target, oldFolder(target));
  try {
    renameSync(next, target);
  } catch (error) {
    recoverFolder(target);
    throw error;
  }
  rmSync(oldFolder(target), { recursive: true, force: true });
}

/** Copies files that the next folder lacks: a running server may still load them. */
export function copyMissingFiles(last: string, next: string, names: readonly string[]): void {
  const nextFiles = new Set(readdirSync(next));
  for (const name of names)
    if (!nextFiles.has(name) && existsSync(join(last, name)))
      copyFileSync(join(last, name), join(next, name));
}
