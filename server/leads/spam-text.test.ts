import { expect, test } from 'vitest';
import { cutSpamText } from './spam-text.ts';

const MB = 1024 * 1024;
const lead = {
  ...{ name: 'Ann Marsh', email: 'ann@example.com', phone: '802-555-0143', subject: '', job: '' },
  comment: 'ä'.repeat(5000),
  details: '{}',
};
const withDetails = (details: Record<string, string>) => ({
  ...lead,
  details: JSON.stringify(details),
});

test('a normal message is kept whole, with its further fields', () => {
  const details = { Arrival: '2026-12-03', Room: 'Gull', Wishes: 'x'.repeat(2000) };
  const kept = cutSpamText(withDetails(details), 0);
  expect(kept).toMatchObject({ text: withDetails(details), droppedCharacters: 0 });
  expect(kept?.bytes).toBe(Buffer.byteLength(Object.values(withDetails(details)).join('')));
});

test('of forty fields of 2,000 characters some are kept whole, and the number of dropped characters', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`field ${index}`, '\u4e00'.repeat(1900)]),
  );
  const kept = cutSpamText(withDetails(fields), 0);
  expect(Object.values(JSON.parse(kept?.text.details ?? ''))).toEqual([
    '\u4e00'.repeat(1900),
    '\u4e00'.repeat(1900),
  ]);
  expect(kept?.text.comment).toBe(lead.comment);
  expect(kept?.bytes).toBeLessThan(25_000);
  expect(kept?.droppedCharacters).toBeGreaterThan(38 * 1900);
});

test('above 20 MB sender and beginning are kept, above 24 MB nothing', () => {
  const full = withDetails({ Wishes: 'x' });
  expect(cutSpamText(full, 20 * MB - 30_000)?.droppedCharacters).toBe(0);
  const short = cutSpamText(full, 20 * MB);
  expect(short?.text).toEqual({ ...lead, comment: 'ä'.repeat(200) });
  expect(short?.droppedCharacters).toBe(4800 + '"Wishes":"x"'.length);
  expect(short?.bytes).toBeLessThan(600);
  expect(cutSpamText(full, 24 * MB - 100)).toBeNull();
});
