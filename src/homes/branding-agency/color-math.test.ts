import { describe, expect, test } from 'vitest';
import {
  contrast,
  hexOf,
  luminance,
  oklch,
  ratioText,
  readabilityOf,
  readableOn,
  rgbOf,
  valuesOf,
} from './color-math.ts';

test('a color is understood short, long, with and without its sign, and nothing else is', () => {
  expect(hexOf(' #D92B16 ')).toBe('#d92b16');
  expect(hexOf('fa0')).toBe('#ffaa00');
  for (const wrong of ['', '#', '#12', '#12345', 'tomato', '#gggggg', '#1234567'])
    expect(hexOf(wrong)).toBeNull();
  expect(rgbOf('#d92b16')).toEqual([217, 43, 22]);
});

describe('contrast as WCAG 2 defines it', () => {
  test('known pairs', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1, 10);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
  });

  test('is the same both ways, and 1 with itself', () => {
    expect(contrast('#d92b16', '#fff1d2')).toBe(contrast('#fff1d2', '#d92b16'));
    expect(contrast('#0f6b41', '#0f6b41')).toBe(1);
  });

  test('says what a pair may carry, and does not round it up', () => {
    expect(readabilityOf(4.5)).toBe('text');
    expect(readabilityOf(4.499)).toBe('large');
    expect(readabilityOf(3)).toBe('large');
    expect(readabilityOf(2.999)).toBe('none');
    expect(ratioText(4.499)).toBe('4.4');
    expect(ratioText(21)).toBe('21.0');
    expect(ratioText(4.6)).toBe('4.6');
  });
});

test('oklch of colors whose values are published', () => {
  const [l, c, h] = oklch('#ff0000');
  expect([l, c, h].map((v) => Number(v.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  expect(oklch('#ffffff').map((v) => Number(v.toFixed(3)))).toEqual([1, 0, 0]);
  expect(valuesOf('#0000ff')).toEqual({
    hex: '#0000FF',
    rgb: 'rgb(0 0 255)',
    oklch: 'oklch(45.2% 0.313 264.1)',
  });
});

test('the ink that reads best on a ground', () => {
  expect(readableOn('#3a0c30', ['#d92b16', '#fff1d2'])).toBe('#fff1d2');
  expect(readableOn('#ffffff', ['#ffffff', '#000000'])).toBe('#000000');
});
