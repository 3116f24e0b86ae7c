import { describe, expect, it } from 'vitest';
import { fonts } from '../../src/themes/fonts.ts';
import { widthInEms } from '../text-outlines/text-outline.ts';
import { fitLines } from './fit-lines.ts';

const style = { face: fonts.bricolageGrotesque, weight: 700, tracking: -0.02 };
const box = { width: 500, maxLines: 3, sizes: [60, 50, 40, 30] };
const fit = (text: string) => fitLines(text, style, box);

describe('a title', () => {
  it('uses the largest size for a short title', async () => {
    expect(await fit('Careers')).toEqual({ lines: ['Careers'], size: 60 });
  });

  it('stays within lines and width, and loses no word', async () => {
    for (const text of [
      'Case study: a ferry company that sells tickets by phone',
      'Worcestershireworkshop and sons',
      'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    ]) {
      const { lines, size } = await fit(text);
      expect(lines.join(' ')).toBe(text);
      expect(lines.length, text).toBeLessThanOrEqual(3);
      for (const line of lines)
        expect((await widthInEms(line, style, style.tracking)) * size, line).toBeLessThan(502);
    }
  });

  it('breaks into balanced lines, without a single last word', async () => {
    const { lines } = await fit('Web application development by people');
    const [least, most] = [Math.min, Math.max].map((pick) =>
      pick(...lines.map(({ length }) => length)),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect((most ?? 0) - (least ?? 0)).toBeLessThan(9);
  });
});
