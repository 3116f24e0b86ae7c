import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const oldOf = (target: string) => `${target}.old`;

/** Brings back what a swap that was cut short had put aside. */
export function recoverFolder(target: string): void {
  if (!existsSync(target) && existsSync(oldOf(target))) renameSync(oldOf(target), target);
  rmSync(oldOf(target), { recursive: true, force: true });
}

/**
 * Puts a finished folder in the place of the last one, by renames: whoever reads there finds the one
 * or the other, and never half of one.
 */
export function swapFolder(next: string, target: string): void {
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

/** Files of `last` that the next folder has not: a server that still runs may ask for them. */
export function carryOver(last: string, next: string, names: readonly string[]): void {
  const own = new Set(readdirSync(next));
  for (const name of names)
    if (!own.has(name) && existsSync(join(last, name)))
      copyFileSync(join(last, name), join(next, name));
}
