import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palettes } from './desk-style.ts';

test.each(Object.entries(palettes))('the %s palette has enough contrast', (_, palette) => {
  const { ink, muted, deep, alert, onDeep, edge, focus } = palette;
  const grounds = [palette.paper, palette.sheet, palette.tint, palette.alertTint];
  const texts = [ink, muted, deep, alert].flatMap((text) =>
    grounds.map((ground) => wcagContrast(text, ground)),
  );
  expect(Math.min(...texts, wcagContrast(onDeep, deep))).toBeGreaterThanOrEqual(4.5);
  // Borders of fields, and the outline of focus.
  const shapes = [edge, focus].flatMap((line) =>
    [palette.paper, palette.sheet].map((ground) => wcagContrast(line, ground)),
  );
  expect(Math.min(...shapes)).toBeGreaterThanOrEqual(3);
});
