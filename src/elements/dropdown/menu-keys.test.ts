// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { moveFocus, nextEntry } from './menu-keys.ts';

describe('keys in a menu', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i goes to %i', (key, from, to) => {
    expect(nextEntry(key, from, 3)).toBe(to);
  });

  it('leaves other keys and empty menus alone', () => {
    expect(nextEntry('a', 0, 3)).toBeUndefined();
    expect(nextEntry('ArrowDown', -1, 0)).toBeUndefined();
  });

  it('moves the focus', () => {
    document.body.innerHTML = '<div><a href="/a">A</a><a href="/b">B</a></div>';
    const list = document.querySelector('div') as HTMLElement;
    expect(moveFocus('ArrowDown', list)).toBe(true);
    expect(document.activeElement?.textContent).toBe('A');
    moveFocus('ArrowUp', list);
    expect(document.activeElement?.textContent).toBe('B');
    expect(moveFocus('Tab', list)).toBe(false);
  });
});
