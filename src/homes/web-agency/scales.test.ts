import { describe, expect, it } from 'vitest';
import { connections, loadSeconds, scaleAt, secondsText, sizeText } from './connection.ts';
import { heroCopy } from './copy.ts';
import { workCopy } from './copy-work.ts';
import { treemapOf } from './treemap.ts';

describe('weight as time', () => {
  it('is what the hero prints', () => {
    expect(secondsText(loadSeconds(connections.hollow, 48))).toBe('0.9 s');
    expect(secondsText(loadSeconds(connections.hollow, 14_210))).toBe('81.8 s');
    expect(sizeText(14_210)).toBe('14.2 MB');
  });

  it('puts the lightest in front and leaves the order alone', () => {
    const first = loadSeconds(connections.hollow, 48);
    expect(scaleAt(first, first)).toBe(1);
    expect(scaleAt(2, 1)).toBeLessThan(scaleAt(1.5, 1));
    const sizes = heroCopy.sites.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});

describe('areas of the map', () => {
  const areas = treemapOf(workCopy.parts, 1.6);

  it('fill it, and are true to the sizes', () => {
    const total = workCopy.parts.reduce((all, { size }) => all + size, 0);
    expect(areas.reduce((all, { w, h }) => all + w * h, 0)).toBeCloseTo(10_000);
    for (const { part, w, h } of areas) expect((w * h) / 10_000).toBeCloseTo(part.size / total);
  });

  it('stay within it and do not overlap', () => {
    for (const a of areas) {
      expect(a.x + a.w).toBeLessThanOrEqual(100.001);
      expect(a.y + a.h).toBeLessThanOrEqual(100.001);
      for (const b of areas.filter((other) => other !== a)) {
        const apart =
          a.x + a.w <= b.x + 0.001 ||
          b.x + b.w <= a.x + 0.001 ||
          a.y + a.h <= b.y + 0.001 ||
          b.y + b.h <= a.y + 0.001;
        expect(apart).toBe(true);
      }
    }
  });

  it('make the gross weight that is printed', () => {
    const total = workCopy.parts.reduce((all, { size }) => all + size, 0);
    expect(total).toBe(14_210);
  });
});
