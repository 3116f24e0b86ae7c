import { describe, expect, it } from 'vitest';
import { updateMarksLine } from './update-marks-line.ts';

const begins = 'Frames I marked:';

describe('updateMarksLine', () => {
  it('begins an empty letter', () => {
    expect(updateMarksLine('', begins, '412-3 (Wires)')).toBe('Frames I marked: 412-3 (Wires)');
  });

  it('stands above what was written, and is renewed', () => {
    const once = updateMarksLine('Hello Ines', begins, '412-3 (Wires)');
    expect(once).toBe('Frames I marked: 412-3 (Wires)\nHello Ines');
    expect(updateMarksLine(once, begins, '412-8 (Laundry)')).toBe(
      'Frames I marked: 412-8 (Laundry)\nHello Ines',
    );
  });

  it('leaves the letter as it was when nothing is marked', () => {
    expect(updateMarksLine('Frames I marked: 412-3 (Wires)\nHello\n\nTheo', begins, '')).toBe(
      'Hello\n\nTheo',
    );
  });
});
