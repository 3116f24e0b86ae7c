import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

test('lists leave out ended subscriptions by default', () => {
  const list = parseArguments(['list', '--form', 'subscribe']);
  expect(list).toMatchObject({ form: 'subscribe', unsubscribed: false });
  const whole = parseArguments(['export', '--csv', '--form', 'subscribe', '--unsubscribed']);
  expect(whole).toMatchObject({ command: 'export', unsubscribed: true });
});

test.each([
  [['list', '--unsubscribed']],
  [['list', '--form', 'contact', '--unsubscribed']],
  [['list', '--form', 'subscribe', '--spam', '--unsubscribed']],
])('%j: the flag is refused where it has no effect', (argv) => {
  expect(() => parseArguments(argv)).toThrow('--unsubscribed goes with --form subscribe');
});

test('delete takes one id, and confirms only with --yes', () => {
  expect(parseArguments(['delete', 'x1'])).toEqual({ command: 'delete', id: 'x1', yes: false });
  expect(parseArguments(['delete', 'x1', '--yes'])).toMatchObject({ yes: true });
  expect(() => parseArguments(['delete', '--yes'])).toThrow('needs the id');
});

test('export writes to the given file, otherwise to standard output', () => {
  expect(parseArguments(['export', '--csv', 'leads.csv'])).toMatchObject({ file: 'leads.csv' });
  expect(parseArguments(['export', '--csv'])).toMatchObject({ file: null });
});
