import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressLine } from './progress-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Output that keeps what is written. */
function output(terminal: { isTTY?: boolean; columns?: number } = {}) {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  return { ...terminal, write, text: () => text };
}

/** Returns what a terminal shows after this output: a line is cleared by its control sequence. */
const shown = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split('\r\u001b[K').at(-1) ?? '')
    .join('\n');

test('a terminal shows one line that changes, and nothing at the end', () => {
  const out = output({ isTTY: true, columns: 40 });
  let page = 0;
  const line = new ProgressLine(() => `page ${page}`, out);
  for (page = 1; page < 1000; page += 1) vi.advanceTimersByTime(500);
  expect(shown(out.text())).toBe('page 999');
  line.end();
  expect(shown(out.text())).toBe('');
  const { length } = out.text();
  vi.advanceTimersByTime(60_000);
  expect(out.text()).toHaveLength(length);
});

test('a terminal prints warnings in full above the line, which is cut to its width', () => {
  const out = output({ isTTY: true, columns: 11 });
  const line = new ProgressLine(() => 'rendering pages', out);
  line.print('A warning that is longer than the line is wide');
  expect(shown(out.text())).toBe('A warning that is longer than the line is wide\nrendering ');
  line.end();
});

test('another output has a line every ten seconds, and warnings at once', () => {
  const out = output();
  let page = 1;
  const line = new ProgressLine(() => `page ${page}`, out);
  page = 2;
  vi.advanceTimersByTime(9_999);
  expect(out.text()).toBe('page 1\n');
  line.print('a warning');
  vi.advanceTimersByTime(1);
  line.end();
  vi.advanceTimersByTime(60_000);
  expect(out.text()).toBe('page 1\na warning\npage 2\n');
});

test('errors go to their own output', () => {
  const out = output();
  const errors = output();
  const line = new ProgressLine(() => 'page 1', out);
  line.print('an error', errors);
  line.end();
  expect([out.text(), errors.text()]).toEqual(['page 1\n', 'an error\n']);
});
