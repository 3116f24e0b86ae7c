import { expect, test } from 'vitest';
import { glyphs } from './glyphs.ts';
import { handBox, pencilPath } from './pencil-path.ts';

const letters = Object.keys(glyphs);

/** Returns the box of a path: relative commands, with all their points. */
function boxOf(d: string) {
  let [x, y] = [0, 0];
  const box = { left: 1e6, right: -1e6, top: 1e6, bottom: -1e6 };
  for (const [, command = '', rest = ''] of d.matchAll(/([mlqc])([^mlqc]*)/g)) {
    const flat = (rest.match(/-?\d+/g) ?? []).map(Number);
    const step = { m: 2, l: 2, q: 4, c: 6 }[command] ?? 2;
    for (let i = 0; i < flat.length; i += step) {
      for (let p = i; p < i + step; p += 2) {
        const [px, py] = [x + (flat[p] ?? 0), y + (flat[p + 1] ?? 0)];
        box.left = Math.min(box.left, px);
        box.right = Math.max(box.right, px);
        box.top = Math.min(box.top, py);
        box.bottom = Math.max(box.bottom, py);
      }
      [x, y] = [x + (flat[i + step - 2] ?? 0), y + (flat[i + step - 1] ?? 0)];
    }
  }
  return box;
}

test.each(letters)('“%s” stays within the box of its line', (letter) => {
  const { width, d } = pencilPath(letter);
  const { left, right, top, bottom } = boxOf(d);
  expect(top).toBeGreaterThanOrEqual(handBox.top - 2);
  expect(bottom).toBeLessThanOrEqual(handBox.top + handBox.height + 2);
  expect(left).toBeGreaterThan(-8);
  expect(right).toBeLessThan(width + 8);
});

test('a letter is written in more than one form', () => {
  const forms = new Set(
    ['e', 'ee', 'eee', 'eeee', 'eeeee'].flatMap(
      (word) => pencilPath(word).d.match(/c[^m]*/g) ?? [],
    ),
  );
  expect(forms.size).toBeGreaterThan(1);
});

test('the same word is written the same, and a longer one is wider', () => {
  expect(pencilPath('stet')).toEqual(pencilPath('stet'));
  expect(pencilPath('stetson').width).toBeGreaterThan(pencilPath('stet').width);
});

test('words that must not part are one drawing with a space in it', () => {
  expect(pencilPath('2\u00a0cloves').width).toBeGreaterThan(pencilPath('2cloves').width);
});

test('a sign that the hand does not know is left out', () => {
  expect(pencilPath('a☂').d).not.toBe('');
  expect(pencilPath('☂')).toEqual({ width: 4, d: '' });
});
