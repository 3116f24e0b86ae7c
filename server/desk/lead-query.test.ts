import { expect, test } from 'vitest';
import { allLeads, filterOf, leadHref, listHref, parseLeadQuery } from './lead-query.ts';

const parse = (text: string) => parseLeadQuery(new URLSearchParams(text));

test('a URL holds what is selected and nothing else', () => {
  expect(listHref(allLeads)).toBe('/desk');
  const query = parse(
    'state=done&kind=contact&page=/page/contact-us&from=2026-11-01&to=2026-11-30&text=a%26b&at=3',
  );
  expect(parse(listHref(query).slice('/desk?'.length))).toEqual(query);
  expect(leadHref('a/b', { ...allLeads, text: 'x' })).toBe('/desk/leads/a%2Fb?text=x');
});

test('what makes no sense selects nothing', () => {
  const odd = 'state=__proto__&kind=x&from=yesterday&to=2026-02-30&at=-1&at=2&back=//evil.example';
  expect(parse(odd)).toEqual(allLeads);
  for (const at of ['0', '1.5', 'NaN', '1e9']) expect(parse(`at=${at}`).at).toBe(1);
  expect(parse(`text=${'x'.repeat(5000)}`).text).toHaveLength(200);
});

test('the last day counts as a whole', () => {
  const { from, to } = filterOf(parse('from=2026-11-24&to=2026-11-24'));
  expect([from, to]).toEqual([
    Date.parse('2026-11-24T05:00:00Z'),
    Date.parse('2026-11-25T05:00:00Z'),
  ]);
});
