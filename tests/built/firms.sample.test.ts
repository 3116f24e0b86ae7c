import { expect, test } from 'vitest';
import { firmAt, ownFirm, readFirms } from '../../server/firms.ts';
import { diaryPages } from '../../src/forms/appointments/diaries.ts';
import { builtPages } from './built-pages.ts';

const firms = readFirms('dist');

test('mails of a page are in the name of the firm on the page', async () => {
  const pages = await builtPages();
  const homes = pages.filter(({ path }) => path.startsWith('/home-'));
  const signed = homes.filter(({ path, html }) => html.includes(firmAt(firms, path).legalName));
  expect(signed.length).toBeGreaterThan(20);
  expect(homes.filter((page) => !signed.includes(page)).map(({ path }) => path)).toEqual([]);
  const shop = pages.filter(({ path }) => path.startsWith('/shop/'));
  expect(shop.length).toBeGreaterThan(3);
  for (const { path, html } of shop) expect(html, path).toContain(firmAt(firms, path).name);
});

test('every diary belongs to a firm of a home', () => {
  for (const page of Object.values(diaryPages)) expect(firmAt(firms, page)).not.toBe(ownFirm);
});
