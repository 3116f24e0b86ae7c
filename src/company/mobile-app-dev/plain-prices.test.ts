import { expect, test } from 'vitest';
import { centsOf } from '../pricing-packages/money.ts';
import { copy as germanWeb } from '../web-dev/copy.plain.de.ts';
import { copy as web } from '../web-dev/copy.plain.ts';
import { copy as germanApps } from './copy.plain.de.ts';
import { copy as apps } from './copy.plain.ts';

const lowEnd = (range: { price: string } | undefined) => centsOf(range?.price.split('–')[0] ?? '');

test.each([
  ['English', web, apps],
  ['German', germanWeb, germanApps],
])('in the plain copy in %s, a web application costs less than an app', (_, websites, all) => {
  const [website, , application] = websites.prices.items;
  expect(lowEnd(website)).toBeLessThan(lowEnd(application));
  expect(lowEnd(application)).toBeLessThan(lowEnd(all.prices.items[0]));
});
