import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../server/static/load-site.ts';
import { serveSite } from '../../server/static/serve-site.ts';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { exportSite } from './export-site.ts';
import { addPolicyElement } from './policy-element.ts';
import { headerRules, headersAt, headersFile } from './static-headers.ts';

const hash = (letter: string) => `'sha256-${letter.repeat(43)}='`;
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${title}</body></html>`;
const sources: Record<string, string> = {
  'index.html': page('Home'),
  'index.html.br': 'compressed',
  'index.html.gz': 'compressed',
  '404.html': page('Not found'),
  'page/about-us.html': page('About'),
  'static/js/app.1a2b3c.js': 'export const a = 1;\n',
  'static/assets/footer.1a2b3c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'redirects.json': JSON.stringify({ '/moved': '/page/about-us' }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'media/hill-480.avif': 'picture',
  'downloads/fonts.tar.gz': 'an archive, no compressed twin of another file',
  'csp.json': JSON.stringify({
    script: [hash('s')],
    pages: { '/': { style: [hash('h')] }, '/page/about-us': { style: [hash('a')] } },
  }),
};
const config: SiteConfig = {
  ...siteConfig,
  apiOrigin: 'https://api.site.test',
  newsletter: { provider: 'form', action: 'https://lists.site.test/post', emailField: 'EMAIL' },
};
const folder = mkdtempSync(join(tmpdir(), 'larkfield-export-'));
const [dist, out] = [join(folder, 'dist'), join(folder, 'out')];
const read = (path: string) => readFileSync(join(out, path), 'utf8');

beforeAll(() => {
  for (const [name, content] of Object.entries(sources)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  exportSite(dist, out, { config, hsts: '2y' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the copy has every file but the hashes and what a host compresses itself', () => {
  const files = readdirSync(join(out, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.sort()).toEqual([
    ...['404.html', '_headers', '_redirects', 'about-us.html', 'app.1a2b3c.js', 'favicon.svg'],
    ...['fonts.tar.gz', 'footer.1a2b3c.svg', 'hill-480.avif', 'index.html', 'redirects.json'],
  ]);
  expect(existsSync(join(out, 'nginx.conf'))).toBe(true);
});

test('each page holds its own policy, behind its encoding and before all else', () => {
  const policyOf = (html: string) =>
    /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)"><title>/.exec(
      html,
    )?.[1] ?? '';
  const home = policyOf(read('site/index.html'));
  expect(home).toContain(`style-src 'self' ${hash('h')};`);
  expect(home).toContain(`script-src 'self' ${hash('s')};`);
  expect(home).toContain("connect-src 'self' https://api.site.test;");
  expect(home).toContain("form-action 'self' https://api.site.test https://lists.site.test");
  expect(policyOf(read('site/page/about-us.html'))).toContain(hash('a'));
  // Without effect in a page; the header has it.
  expect(home).not.toContain('frame-ancestors');
  expect(() => addPolicyElement('<html><head>', "default-src 'none'")).toThrow('no <meta charset');
});

test('mails that link to the site lead to the API, and moved pages to their new place', () => {
  expect(read('site/_redirects')).toBe(
    '/moved /page/about-us 308\n/api/* https://api.site.test/api/:splat 302\n/wp-json/* https://api.site.test/wp-json/:splat 302\n',
  );
  expect(read('nginx.conf')).toContain('location = /moved {\n  return 308 /page/about-us;\n}');
});

/** Reads `_headers` as its hosts do. */
function parseHeaders(text: string) {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name === undefined || value === undefined) rules.push({ pattern: line, headers: {} });
    else if (last) last.headers[name.toLowerCase()] = value;
  }
  return rules;
}

test('a static host sends the headers that the server sends', async () => {
  const hsts = ['Strict-Transport-Security', 'max-age=63072000'];
  const server = createServer(serveSite(await loadSite(dist), () => hsts));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const rules = parseHeaders(read('site/_headers'));
  // Hosts send these by themselves, or the page holds them.
  const byHost = /^(?:connection|content-(?:length|type)|date|etag|keep-alive|vary)$/;
  for (const path of ['/static/js/app.1a2b3c.js', '/media/hill-480.avif']) {
    const { headers } = await fetch(origin + path);
    const sent = [...headers].filter(([name]) => !byHost.test(name));
    const { 'content-security-policy': policy, ...rest } = headersAt(rules, path);
    expect([path, rest]).toEqual([path, Object.fromEntries(sent)]);
    expect(policy).toBe("frame-ancestors 'none'");
  }
  const svg = await fetch(`${origin}/favicon.svg`);
  expect(headersAt(rules, '/favicon.svg')['content-security-policy']).toBe(
    `${svg.headers.get('content-security-policy')}; frame-ancestors 'none'`,
  );
  const { headers } = await fetch(`${origin}/page/about-us`);
  for (const [name, value] of Object.entries(headersAt(rules, '/page/about-us')))
    if (name !== 'content-security-policy')
      expect([name, headers.get(name)]).toEqual([name, value]);
  server.close();
});

test('rules that match the same path set different headers, but for the policy of an SVG', () => {
  const [all, ...others] = parseHeaders(read('site/_headers'));
  expect(all?.pattern).toBe('/*');
  for (const { pattern, headers } of others) {
    const shared = Object.keys(headers).filter((name) => all && name in all.headers);
    expect(shared).toEqual(pattern.endsWith('.svg') ? ['content-security-policy'] : []);
  }
});

test('more than Cloudflare Pages reads is refused, not cut off', () => {
  const many = Array.from({ length: 100 }, (_, index) => `/icons/${index}.svg`);
  expect(() => headersFile(headerRules(many, 'off'))).toThrow('Cloudflare Pages reads 100 rules');
  expect(() => headersFile([{ pattern: '/*', headers: { A: 'x'.repeat(2000) } }])).toThrow(
    'a line of 2005 characters',
  );
  expect(headersFile(headerRules(['/a.svg'], 'off'))).not.toContain('Strict-Transport-Security');
});
