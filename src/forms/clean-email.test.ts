import { expect, it } from 'vitest';
import { cleanEmail, plainEmail } from './clean-email.ts';
import { constraints } from './constraints.ts';
import { email } from './fields.ts';

const inputTakes = (typed: string) =>
  new RegExp(`^(?:${constraints.email.pattern})$`, 'v').test(typed);

it.each([
  ['\u202aann@example.com\u202c', 'ann@example.com'],
  ['\ufeffann@example.com\u200b', 'ann@example.com'],
  ['\u00a0ann@example.com\u3000', 'ann@example.com'],
  ['\u2068ann@example.com\u2069', 'ann@example.com'],
  ['ann\u200b@\u2060exam\u00adple.com', 'ann@example.com'],
  ['\u200dann@example.com', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['mailto:ann@example.com', 'ann@example.com'],
  ['MAILTO:ann%2Bnews@example.com?subject=Hi%20there', 'ann+news@example.com'],
  ['Ann Marsh <ann@example.com>', 'ann@example.com'],
  ['"Marsh, Ann" <ann@example.com>;', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['<mailto:ann@example.com>', 'ann@example.com'],
  ['Ann \u202a<\u200bann@example.com\u200b>\u202c', 'ann@example.com'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['ann@उदाहरण.भारत', 'ann@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
  ['Ann <ann@президент.рф>', 'ann@xn--d1abbgf6aiiy.xn--p1ai'],
  ['ann@xn--e1afmkfd.xn--p1ai', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['Ann.Marsh+x@Example.COM', 'Ann.Marsh+x@Example.COM'],
])('[V1] [V5] %j is read as %s, in the schema and without script', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address);
  expect(email.parse(typed)).toBe(address);
  // Already normalized.
  expect(email.parse(address)).toBe(address);
  expect(inputTakes(typed)).toBe(true);
});

it.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada lane@example.com',
  'ada@рф',
  'ada@127.0.0.1',
  'ada@пример.рф/path',
  'ada@пример.рф:25',
  'ada@evil.example#@пример.рф',
  'a@example.com, b@example.com',
  'a@example.com <b@example.com> c',
  'mailto:ada@example.com%0ABcc:b@example.com',
  'mailto:%',
  'Ann <>',
  'анна@example.com',
  'ada@пример..рф',
  'ada@example.xn--',
])('[V1] [V5] %j is refused', (typed) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe('Invalid email.');
});

it('the visible text keeps its readable domain', () => {
  expect(plainEmail('Anna <anna@пример.рф>')).toBe('anna@пример.рф');
});
