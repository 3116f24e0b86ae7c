// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { $layout } from './layout.ts';

it('[E10] [T7] shares the heights that the frame measured', () => {
  const root = document.documentElement.style;
  root.setProperty('--header-height', '80px');
  root.setProperty('--footer-height', '640px');
  root.setProperty('--viewport-height', '900px');
  const stop = $layout.listen(() => {});
  expect($layout.get()).toEqual({ headerHeight: 80, footerHeight: 640, viewportHeight: 900 });
  root.setProperty('--header-height', '64px');
  dispatchEvent(new Event('larkfield:measured'));
  expect($layout.get().headerHeight).toBe(64);
  stop();
});
