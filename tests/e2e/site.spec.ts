import { readPages } from '../../scripts/read-pages.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { expect, test } from '../fixtures.ts';

const pages = readPages();

test('[P3] every path of the catalogue answers with its own page', async ({ request }) => {
  for (const path of [...pages.map((page) => page.path), ...Object.keys(aliases)]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('<h1');
  }
});

test('[P2] any unknown path shows the 404 page, with ways onward', { tag: '@phone' }, async ({
  page,
}) => {
  page.removeAllListeners('console');
  for (const path of ['/no-such-page', '/page/nothing', '/Deep/er/than%20that']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.locator('main a[href^="/"]').count()).toBeGreaterThan(3);
  }
});

test('letter case and a trailing slash lead to the one spelling by one redirect', async ({
  request,
}) => {
  for (const [path, canonical] of [
    ['/PAGE/About-Us', '/page/about-us'],
    ['/page/about-us/', '/page/about-us'],
    ['/Page/CASESTUDY/?a=b', '/page/CaseStudy?a=b'],
    ['/index.html', '/'],
  ] as const) {
    const first = await request.get(path, { maxRedirects: 0 });
    expect(first.status(), path).toBe(308);
    expect(first.headers()['location']).toBe(canonical);
    expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('[A5] script and style chunks come from static/js and static/css', async ({ page }) => {
  const requests: { kind: string; path: string }[] = [];
  page.on('request', (request) => {
    const kind = request.resourceType();
    const { pathname, origin } = new URL(request.url());
    if (origin === new URL(page.url() || request.url()).origin && /script|stylesheet/.test(kind)) {
      requests.push({ kind, path: pathname });
    }
  });
  await page.goto('/');
  // The first key is intent: the islands of the first screen load their chunks.
  const chunk = page.waitForRequest((request) => /\/static\/js\/page-header\./.test(request.url()));
  await page.keyboard.press('Tab');
  await chunk;
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
  for (const { kind, path } of requests) {
    expect(path).toMatch(
      kind === 'script' ? /^\/static\/js\/[\w.-]+\.js$/ : /^\/static\/css\/[\w.-]+\.css$/,
    );
  }
  expect(requests.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['script', 'stylesheet']),
  );
});
