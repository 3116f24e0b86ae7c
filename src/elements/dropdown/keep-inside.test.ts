import { describe, expect, it } from 'vitest';
import { dropdownMargin, keepInside, megaMenuMargin } from './keep-inside.ts';

const place = { anchor: { left: 400, right: 500 }, width: 300, viewport: 1280 };

describe('keepInside', () => {
  it('keeps to its button where there is room', () => {
    expect(keepInside({ ...place, margin: 10, align: 'start' })).toBe(400);
    expect(keepInside({ ...place, margin: 10, align: 'end' })).toBe(200);
  });

  it('[B5] a dropdown keeps 10 px from either side', () => {
    expect(keepInside({ ...place, viewport: 600, margin: dropdownMargin, align: 'start' })).toBe(
      290,
    );
    expect(
      keepInside({
        ...place,
        anchor: { left: 5, right: 60 },
        margin: dropdownMargin,
        align: 'end',
      }),
    ).toBe(10);
  });

  it('[B5] a mega menu keeps 25 px from either side', () => {
    const mega = { ...place, width: 1000, margin: megaMenuMargin } as const;
    expect(keepInside({ ...mega, align: 'start' })).toBe(255);
    expect(keepInside({ ...mega, align: 'end' })).toBe(25);
  });

  it('a flyout stands beside its button, on the other side where the window ends', () => {
    expect(keepInside({ ...place, margin: 10, align: 'beside' })).toBe(500);
    expect(keepInside({ ...place, viewport: 700, margin: 10, align: 'beside' })).toBe(100);
  });

  it('starts at the margin when the window is narrower than the panel', () => {
    expect(keepInside({ ...place, viewport: 280, margin: 10, align: 'start' })).toBe(10);
  });
});
