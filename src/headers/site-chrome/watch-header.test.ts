// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measuredEvent } from './measure.ts';
import { watchHeader } from './watch-header.ts';

const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  document.body.innerHTML =
    '<header data-site-header data-behavior="reverse"></header><dialog open></dialog>';
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  dispatchEvent(new Event('scroll'));
};

it('tracks scroll, sizes and layers of the page until the signal aborts', () => {
  const header = new AbortController();
  const measured = vi.fn();
  addEventListener(measuredEvent, measured);
  scrollTo(0);
  watchHeader(window, header.signal);
  scrollTo(400);
  expect(root.dataset['stuck']).toBe('');
  expect(root.style.getPropertyValue('--bar-shift')).not.toBe('');
  vi.runAllTimers();
  const before = measured.mock.calls.length;
  expect(before).toBeGreaterThan(0);

  dispatchEvent(new Event('resize'));
  header.abort();
  vi.runAllTimers();
  expect(measured).toHaveBeenCalledTimes(before);
  scrollTo(0);
  expect(root.dataset['stuck']).toBe('');
  dispatchEvent(new Event('hashchange'));
  expect(document.querySelector('dialog')?.open).toBe(true);
});
