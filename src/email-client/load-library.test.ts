// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadLibrary } from './load-library.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'localStorage', own);
  vi.resetModules();
});

it('loads where the browser forbids storage, which stays forbidden', async () => {
  vi.resetModules();
  const forbidden = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
  const { sendForm } = await loadLibrary();
  expect(sendForm).toBeTypeOf('function');
  expect(() => localStorage).toThrow('Access is denied');
});

it('leaves storage that works alone', async () => {
  vi.resetModules();
  const { init } = await loadLibrary();
  expect(init).toBeTypeOf('function');
  expect(Object.getOwnPropertyDescriptor(globalThis, 'localStorage')).toEqual(own);
});
