import { expect, test } from 'vitest';
import { videoTime } from './video-time.ts';

test('seconds have two digits, minutes as many as they need', () => {
  expect([0, 9, 31, 60, 71].map(videoTime)).toEqual(['0:00', '0:09', '0:31', '1:00', '1:11']);
});
