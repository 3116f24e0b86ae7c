import { expect, it } from 'vitest';
import { honeypotField } from '../honeypot/schema.ts';
import { contentDigest } from './content-digest.ts';

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return contentDigest(data);
};
const file = (content: string, lastModified = 1) => new File([content], 'cv.pdf', { lastModified });

it('is the same for the same content, whatever the captcha and the honeypot contain', () => {
  const digest = form({ name: 'Ada', comment: 'Hello' });
  expect(digest).toMatch(/^[\da-f]{16}$/);
  expect(form({ name: 'Ada ', comment: 'Hello', altcha: 'a', [honeypotField]: 'x' })).toBe(digest);
  expect(form({ name: 'Ada', comment: 'Hello', 'cf-turnstile-response': 'b' })).toBe(digest);
});

it('differs for other values, fields and files', () => {
  const digests = [
    form({ name: 'Ada', comment: 'Hello' }),
    form({ name: 'Ada', comment: 'Hello.' }),
    form({ name: 'Ada', subject: 'Hello' }),
    form({ name: 'AdaHello', comment: '' }),
    form({ name: 'Ada', file: file('a') }),
    form({ name: 'Ada', file: file('ab') }),
    form({ name: 'Ada', file: file('b', 2) }),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});
