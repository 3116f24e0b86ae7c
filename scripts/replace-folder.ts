import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const oldOf = (target: string) => `${target}.old`;

/** Restores the folder that an interrupted replacement had moved aside. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(oldOf(target))) renameSync(oldOf(target), target);
  rmSync(oldOf(target), { recursive: true, force: true });
}

/**
 * Replaces a folder by a finished one, by renames: a reader finds one or the other, never half of
 * one.
 */
export function replaceFolder(next: string, target: string): void {
  recoverFolder(target);
  if (existsSync(target)) renameSync(target, oldOf(target));
  try {
    renameSync(next, target);
  } catch (error) {
    recoverFolder(target);
    throw error;
  }
  rmSync(oldOf(target), { recursive: true, force: true });
}

/** Copies files of `last` that the next folder lacks: a running server may still request them. */
export function carryOver(last: string, next: string, names: readonly string[]): void {
  const own = new Set(readdirSync(next));
  for (const name of names)
    if (!own.has(name) && existsSync(join(last, name)))
      copyFileSync(join(last, name), join(next, name));
}
