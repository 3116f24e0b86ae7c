import { expect, test } from 'vitest';
import { stateText } from './state-text.ts';

test.each([
  [{ status: 'new', progress: 'new', reason: null }, 'new'],
  [{ status: 'new', progress: 'done', reason: null }, 'done'],
  [
    { status: 'unverified', progress: 'answered', reason: 'no-script' },
    'answered, unverified (no-script)',
  ],
  [{ status: 'spam', progress: 'done', reason: 'captcha' }, 'spam (captcha)'],
  [{ status: 'spam', progress: 'new', reason: null }, 'spam'],
] as const)('%j', (lead, expected) => {
  expect(stateText(lead)).toBe(expected);
});
