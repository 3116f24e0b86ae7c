import { expect, test } from 'vitest';
import { readArguments } from './cli-arguments.ts';

test('lists leave out who left the mailing list, unless told otherwise', () => {
  const list = readArguments(['list', '--form', 'subscribe']);
  expect(list).toMatchObject({ form: 'subscribe', unsubscribed: false });
  const whole = readArguments(['export', '--csv', '--form', 'subscribe', '--unsubscribed']);
  expect(whole).toMatchObject({ command: 'export', unsubscribed: true });
});

test.each([
  [['list', '--unsubscribed']],
  [['list', '--form', 'contact', '--unsubscribed']],
  [['list', '--form', 'subscribe', '--spam', '--unsubscribed']],
])('%j: the flag is refused where it would change nothing', (argv) => {
  expect(() => readArguments(argv)).toThrow('--unsubscribed goes with --form subscribe');
});

test('delete takes one id, and yes only when it is said', () => {
  expect(readArguments(['delete', 'x1'])).toEqual({ command: 'delete', id: 'x1', yes: false });
  expect(readArguments(['delete', 'x1', '--yes'])).toMatchObject({ yes: true });
  expect(() => readArguments(['delete', '--yes'])).toThrow('needs the id');
});

test('export writes to a file that is named, else to standard output', () => {
  expect(readArguments(['export', '--csv', 'leads.csv'])).toMatchObject({ file: 'leads.csv' });
  expect(readArguments(['export', '--csv'])).toMatchObject({ file: null });
});
