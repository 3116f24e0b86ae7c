import { expect, test } from 'vitest';
import { csrfToken, hashOf, isCsrfToken, newSessionId, signInToken } from './tokens.ts';

const key = { desk: 'k'.repeat(64) };

test('tokens and session ids have 256 bits', () => {
  for (const token of [newSessionId(), signInToken('mail', key), csrfToken('session', key)])
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newSessionId()).not.toBe(newSessionId());
});

test('a token belongs to one mail and one key, and is no CSRF token', () => {
  const token = signInToken('mail', key);
  expect(signInToken('mail', key)).toBe(token);
  const others = [
    signInToken('liam', key),
    signInToken('mail', { desk: 'l'.repeat(64) }),
    csrfToken('mail', key),
    hashOf(token),
  ];
  expect(others).not.toContain(token);
});

test('a CSRF token counts for its session alone', () => {
  const token = csrfToken('one', key);
  expect(isCsrfToken(token, 'one', key)).toBe(true);
  for (const wrong of ['', token.slice(1), `${token}x`, csrfToken('two', key)])
    expect(isCsrfToken(wrong, 'one', key)).toBe(false);
});
