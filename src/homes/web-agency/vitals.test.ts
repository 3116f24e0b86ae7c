import { describe, expect, it } from 'vitest';
import { clsOf, fileName, inpOf, resourceKindOf, totalResources } from './vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

describe('CLS', () => {
  it('is nothing without shifts, or where all of them follow a press', () => {
    expect(clsOf([])).toBe(0);
    expect(clsOf([shift(10, 0.5, true)])).toBe(0);
  });

  it('adds shifts less than a second apart and takes the worst window', () => {
    expect(clsOf([shift(0, 0.1), shift(900, 0.1), shift(2500, 0.15)])).toBeCloseTo(0.2);
    expect(clsOf([shift(0, 0.1), shift(1500, 0.25)])).toBeCloseTo(0.25);
  });

  it('ends a window after five seconds however close its shifts are', () => {
    const steady = Array.from({ length: 12 }, (_, i) => shift(i * 500, 0.01));
    expect(clsOf(steady)).toBeCloseTo(0.1);
  });
});

describe('INP', () => {
  const press = (interactionId: number, duration: number) => ({ interactionId, duration });

  it('is not known before anybody has pressed anything', () => {
    expect(inpOf([], 0)).toBeUndefined();
    expect(inpOf([press(0, 400)], 0)).toBeUndefined();
  });

  it('takes the longest event of an interaction and the slowest interaction', () => {
    expect(inpOf([press(7, 24), press(7, 88), press(14, 56)], 2)).toBe(88);
  });

  it('leaves one out for every fifty', () => {
    const presses = Array.from({ length: 60 }, (_, i) => press(i + 1, i + 1));
    expect(inpOf(presses, 60)).toBe(59);
    expect(inpOf([press(1, 300), press(2, 40)], 120)).toBe(40);
  });
});

describe('what was loaded', () => {
  const file = (
    name: string,
    encodedBodySize: number,
    initiatorType = 'link',
    transferSize = 300,
  ) => ({ name, encodedBodySize, initiatorType, transferSize });

  it('is told apart by its ending, else by who asked', () => {
    expect(resourceKindOf(file('/media/a-960.avif', 1, 'img'))).toBe('image');
    expect(resourceKindOf(file('/static/js/a.js?v=1', 1, 'link'))).toBe('script');
    expect(resourceKindOf(file('/home', 1, 'navigation'))).toBe('page');
    expect(resourceKindOf(file('/api', 1, 'fetch'))).toBe('other');
  });

  it('is listed heaviest first, and adds up', () => {
    const load = totalResources([
      file('/', 20, 'navigation'),
      file('/a.avif', 70),
      file('/b.avif', 10),
      file('/c.css', 40, 'link', 0),
      file('https://elsewhere.example/d.js', 0, 'script', 0),
    ]);
    expect(load).toMatchObject({ bytes: 140, requests: 5, cachedCount: 1, unknownSizeCount: 1 });
    expect(load.resourceKinds.map(({ kind }) => kind)).toEqual([
      'image',
      'style',
      'page',
      'script',
    ]);
    expect(load.files[0]?.name).toBe('/a.avif');
  });

  it('has names that can be read', () => {
    expect(fileName('http://x.example/media/a%20b.avif?w=1')).toBe('a b.avif');
  });
});
