import { expect, test } from 'vitest';
import { profilesOf } from './social.ts';

test('[F4] a firm has its own profiles at the four networks, as each of them writes names', () => {
  expect(profilesOf('low-water.example').map(({ network, link }) => [network, link])).toEqual([
    ['facebook', 'https://www.facebook.com/low-water.example'],
    ['dribbble', 'https://dribbble.com/low-water-example'],
    ['twitter', 'https://twitter.com/low_water_example'],
    ['instagram', 'https://www.instagram.com/low-water.example'],
  ]);
});
