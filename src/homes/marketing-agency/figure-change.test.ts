import { describe, expect, it } from 'vitest';
import { campaigns } from './campaigns.ts';
import { changeOf, changeText, figureText, percentText, spokenChange } from './figure-change.ts';

const figures = campaigns.flatMap(({ mainFigure, changedFigures, unchangedFigures }) => [
  mainFigure,
  ...changedFigures,
  ...unchangedFigures,
]);
const labelled = (label: string) => {
  const figure = figures.find((one) => one.label === label);
  if (!figure) throw new Error(`No figure “${label}”`);
  return figure;
};

describe('what moved', () => {
  it('is the difference of the two figures, and its share of the first', () => {
    expect(changeOf({ before: 31, after: 74 })).toEqual({ difference: 43, percent: 139 });
    expect(changeOf({ before: 41, after: 9 })).toEqual({ difference: -32, percent: -78 });
    expect(changeOf({ before: 180, after: 180 })).toEqual({ difference: 0, percent: 0 });
  });

  it('has no share of nothing', () => {
    expect(changeOf({ before: 0, after: 7 }).percent).toBeUndefined();
    expect(percentText({ before: 0, after: 7 })).toBe('');
  });

  it('is written with its sign, a real minus and its unit', () => {
    expect(changeText({ before: 1460, after: 390, unit: 'dollars' })).toBe('−$1,070');
    expect(changeText({ before: 34, after: 61 })).toBe('+27');
    expect(changeText({ before: 9, after: 9 })).toBe('0');
    expect(percentText({ before: 1460, after: 390 })).toBe('−73%');
    expect(figureText(6624, 'dollars')).toBe('$6,624');
  });

  it('is said as people say it', () => {
    expect(spokenChange({ before: 31, after: 74 })).toBe('43 more');
    expect(spokenChange({ before: 41, after: 9 })).toBe('32 fewer');
    expect(spokenChange({ before: 9, after: 9 })).toBe('as many');
  });
});

describe('the campaigns', () => {
  it('name a source for every figure, and two periods', () => {
    for (const { source } of figures) expect(source.length).toBeGreaterThan(8);
    for (const { periods } of campaigns) expect(periods.before).not.toBe(periods.after);
  });

  it('say what did not move, and mean it: by three percent at the most', () => {
    for (const { unchangedFigures } of campaigns) {
      expect(unchangedFigures.length).toBeGreaterThan(0);
      for (const figure of unchangedFigures)
        expect(Math.abs(changeOf(figure).percent ?? 100)).toBeLessThan(4);
    }
  });

  it('agree with themselves: takings are tickets times their price, bread sold is baked less left', () => {
    const takings = labelled('Takings on a Tuesday');
    expect([takings.before, takings.after]).toEqual([31 * 18, 74 * 15]);
    const baked = labelled('Loaves baked a day');
    const left = labelled('Loaves left at closing');
    const sold = labelled('Loaves sold a day');
    expect(sold.before).toBe(baked.before - left.before);
    expect(sold.after).toBe(baked.after - left.after);
  });

  it('reckon the sum of twelve Tuesdays from the takings', () => {
    expect(campaigns[0]?.note).toContain('12 Tuesdays brought $6,624 more');
    expect(campaigns[0]?.note).toContain('we cost $4,680');
  });
});
