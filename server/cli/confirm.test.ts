import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

/** Simulates a terminal with typed input. */
function terminal(isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  return { input, output, shown: () => shown };
}

test.each([
  ['yes\n', true],
  [' YES \n', true],
  ['y\n', false],
  ['no\n', false],
  ['\n', false],
])('%j is %j', async (typed, sure) => {
  const { input, output, shown } = terminal();
  const answer = confirm('Delete it? ', { input, output });
  input.write(typed);
  expect(await answer).toBe(sure);
  expect(shown()).toContain('Delete it? ');
});

test('end of input means no', async () => {
  const { input, output } = terminal();
  const answer = confirm('Delete it? ', { input, output });
  input.end();
  expect(await answer).toBe(false);
});

test('without a terminal there is no prompt', async () => {
  const { input, output, shown } = terminal(false);
  await expect(confirm('Delete it? ', { input, output })).rejects.toThrow('Add --yes');
  expect(shown()).toBe('');
});
