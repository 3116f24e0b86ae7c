// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedAnnouncement } from './use-debounced-announcement.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Status({ text }: { text: string }) {
  return <p role="status">{useDebouncedAnnouncement(text, 700)}</p>;
}

test('announces the last of quick changes, and the initial text only if it comes back', () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (text: string) => act(() => root.render(<Status text={text} />));
  const pause = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  show('one');
  pause(700);
  expect(container.textContent).toBe('');
  show('two');
  pause(600);
  show('three');
  pause(600);
  expect(container.textContent).toBe('');
  pause(100);
  expect(container.textContent).toBe('three');
  show('one');
  pause(700);
  expect(container.textContent).toBe('one');
  act(() => root.unmount());
});
