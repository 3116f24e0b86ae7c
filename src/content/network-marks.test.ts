import { expect, test } from 'vitest';
import { networkMark, networkName, networksWithIcon } from './network-marks.ts';

test.each(['mastodon', 'github', 'linkedin', 'youtube', 'bluesky', 'xing'])(
  '%s has an icon of one path',
  (network) => {
    expect(networksWithIcon).toContain(network);
    const { viewBox, d } = networkMark(network);
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(d).toMatch(/^M/i);
  },
);

test('a network without an icon is an error that names it', () => {
  expect(() => networkMark('friendster')).toThrow('friendster');
});

test('names have their usual capitals', () => {
  expect(['github', 'stack-overflow', 'bluesky', 'x-twitter'].map(networkName)).toEqual([
    'GitHub',
    'Stack Overflow',
    'Bluesky',
    'X',
  ]);
});
