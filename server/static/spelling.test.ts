import { expect, test } from 'vitest';
import { processorSeconds } from '../../tests/processor-time.ts';
import { canonicalPath } from './spelling.ts';

const site = { spellings: new Map([['/page/about-us', '/page/about-us']]) };

test('slashes at the end do not matter, however many there are', () => {
  expect(canonicalPath(site, '/page/about-us///')).toBe('/page/about-us');
  expect(canonicalPath(site, '/page///about-us')).toBeNull();
});

test('a million slashes are looked at once, not once for each', () => {
  const seconds = processorSeconds(() => {
    expect(canonicalPath(site, `/a${'/'.repeat(1_000_000)}x`)).toBeNull();
    expect(canonicalPath(site, `/page/about-us${'/'.repeat(1_000_000)}`)).toBe('/page/about-us');
  });
  // It was 500 s; the bound only has to tell linear from quadratic, on any machine.
  expect(seconds).toBeLessThan(60);
});
