import type { Run } from '../src/homes/classic-blog/edit/diff-words.ts';

/** Returns one of the two versions that a difference is made of. */
export const versionOf = (runs: readonly Run[], version: 'first' | 'second'): string =>
  runs
    .filter(({ kind }) => kind === 'kept' || kind === (version === 'first' ? 'cut' : 'put'))
    .map(({ text }) => text)
    .join('');
