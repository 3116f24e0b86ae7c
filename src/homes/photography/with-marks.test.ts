import { describe, expect, it } from 'vitest';
import { withMarks } from './with-marks.ts';

const begins = 'Frames I marked:';

describe('withMarks', () => {
  it('begins an empty letter', () => {
    expect(withMarks('', begins, '412-3 (Wires)')).toBe('Frames I marked: 412-3 (Wires)');
  });

  it('stands above what was written, and is renewed', () => {
    const once = withMarks('Hello Ines', begins, '412-3 (Wires)');
    expect(once).toBe('Frames I marked: 412-3 (Wires)\nHello Ines');
    expect(withMarks(once, begins, '412-8 (Laundry)')).toBe(
      'Frames I marked: 412-8 (Laundry)\nHello Ines',
    );
  });

  it('leaves the letter as it was when nothing is marked', () => {
    expect(withMarks('Frames I marked: 412-3 (Wires)\nHello\n\nTheo', begins, '')).toBe(
      'Hello\n\nTheo',
    );
  });
});
