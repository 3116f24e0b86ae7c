import { expect, test } from 'vitest';
import { countProofs, numberParts } from './form.ts';
import { parts } from './form-parts.ts';
import { earnings, owners } from './form-parts-money.ts';

const dollars = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

test('every answer is counted once, and numbers run through all parts', () => {
  const { outside, here, word } = countProofs(parts);
  const last = numberParts(parts).at(-1);
  expect(outside + here + word).toBe((last?.firstNumber ?? 0) + (last?.entries.length ?? 0) - 1);
  expect(numberParts(parts)[0]?.firstNumber).toBe(1);
});

test('what came in, less what went out, is what was left', () => {
  const value = (label: string) =>
    dollars(earnings.find((row) => row.label.startsWith(label))?.value ?? '');
  expect(value('Things built') + value('Upkeep') + value('Hosting')).toBe(value('Came in'));
  expect(value('Came in') - value('Wages') - value('House')).toBe(value('Left'));
  expect(value('Left') / 10 / 14).toBe(1050);
});

test('the shares make a thousand', () => {
  const [all, ...each] = owners.toReversed().map(({ value }) => dollars(value));
  expect(each.reduce((sum, shares) => sum + shares, 0)).toBe(all);
});

test('an answer that can be checked on this site says where', () => {
  for (const { proof, action, question } of parts.flatMap(({ entries }) => entries)) {
    if (proof === 'here') expect(action, question).toBeDefined();
  }
});
