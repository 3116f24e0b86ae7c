// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measure, measuredEvent, watchSizes } from './measure.ts';

const value = (name: string) => document.documentElement.style.getPropertyValue(name);
const setHeight = (selector: string, height: number) =>
  Object.defineProperty(document.querySelector(selector), 'offsetHeight', {
    configurable: true,
    value: height,
  });

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '<header data-site-header></header><footer data-site-footer></footer>';
  setHeight('header', 80);
  setHeight('footer', 400);
});
afterEach(() => vi.useRealTimers());

describe('heights of the site chrome', () => {
  it('[E10] [T7] [B6] are set as CSS variables', () => {
    measure(window);
    expect(value('--header-height')).toBe('80px');
    expect(value('--footer-height')).toBe('400px');
    expect(value('--viewport-height')).toBe(`${window.innerHeight}px`);
  });

  it('[T7] are 0 where a page has no header and no footer', () => {
    document.body.innerHTML = '';
    measure(window);
    expect(value('--header-height')).toBe('0px');
    expect(value('--footer-height')).toBe('0px');
  });

  it('[T6] leave room for the scrollbar, measured while nothing has taken it away', () => {
    Object.defineProperty(document.documentElement, 'clientWidth', {
      configurable: true,
      value: window.innerWidth - 15,
    });
    measure(window);
    expect(value('--scrollbar')).toBe('15px');
    document.documentElement.style.overflow = 'hidden';
    Object.defineProperty(document.documentElement, 'clientWidth', {
      configurable: true,
      value: window.innerWidth,
    });
    measure(window);
    expect(value('--scrollbar')).toBe('15px');
  });

  it('[E10] are dispatched as an event', () => {
    const listener = vi.fn();
    addEventListener(measuredEvent, (event) => listener((event as CustomEvent).detail));
    measure(window);
    expect(listener).toHaveBeenCalledWith({
      headerHeight: 80,
      footerHeight: 400,
      viewportHeight: window.innerHeight,
    });
  });

  it('[B2] are measured at load and 1 s after it', () => {
    watchSizes(window, new AbortController().signal);
    expect(value('--header-height')).toBe('80px');
    setHeight('header', 96);
    setHeight('footer', 480);
    vi.advanceTimersByTime(999);
    expect(value('--header-height')).toBe('80px');
    vi.advanceTimersByTime(1);
    expect(value('--header-height')).toBe('96px');
    expect(value('--footer-height')).toBe('480px');
  });

  it.each(['resize', 'pageshow', 'hashchange'])('[C1] [B2] 1000 ms after %s', (name) => {
    watchSizes(window, new AbortController().signal);
    vi.advanceTimersByTime(1000);
    setHeight('header', 64);
    setHeight('footer', 360);
    dispatchEvent(new Event(name));
    vi.advanceTimersByTime(500);
    dispatchEvent(new Event(name));
    vi.advanceTimersByTime(999);
    expect(value('--header-height')).toBe('80px');
    expect(value('--footer-height')).toBe('400px');
    vi.advanceTimersByTime(1);
    expect(value('--header-height')).toBe('64px');
    expect(value('--footer-height')).toBe('360px');
  });
});
