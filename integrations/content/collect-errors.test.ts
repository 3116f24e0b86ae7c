import { expect, test } from 'vitest';
import { collectErrors, type LoadModule } from './collect-errors.ts';

/** Creates a loader of the two modules; `contentErrors` is undefined if its module is broken. */
const loaderOf =
  (contentErrors: string[] | undefined, configErrors: string[]): LoadModule =>
  async <Module>(path: string) => {
    if (path.endsWith('/config-errors.ts')) return { configErrors: () => configErrors } as Module;
    if (!contentErrors) throw new RangeError('Incorrect locale information provided');
    return { contentErrors: () => contentErrors } as Module;
  };

test('the errors of all content are reported, those of the configuration among them', async () => {
  expect(await collectErrors('.', loaderOf(['a', 'b'], ['b']))).toEqual(['a', 'b']);
  expect(await collectErrors('.', loaderOf([], []))).toEqual([]);
});

test('where the configuration breaks the check, its errors are reported', async () => {
  expect(await collectErrors('.', loaderOf(undefined, ['field locale.language']))).toEqual([
    'field locale.language',
  ]);
});

test('an error with a valid configuration is thrown', async () => {
  await expect(collectErrors('.', loaderOf(undefined, []))).rejects.toThrow('Incorrect locale');
});
