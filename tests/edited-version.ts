import type { Run } from '../src/homes/classic-blog/edit/diff-words.ts';

/** Returns one of the two versions that a difference is made of. */
export function versionOf(runs: readonly Run[], version: 'first' | 'second'): string {
  const change = version === 'first' ? 'deleted' : 'inserted';
  return runs
    .filter(({ kind }) => kind === 'kept' || kind === change)
    .map(({ text }) => text)
    .join('');
}
