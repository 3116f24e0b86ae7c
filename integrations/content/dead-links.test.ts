import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, html: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), html);
}

test('reports dead links of built pages with their page', async () => {
  write('r/part.json', '{}');
  write('page/career.html', '<h1 id="openings">Careers</h1>');
  write(
    'home.html',
    `<a class="a" href="/page/career#openings">a</a><a href="/r/part.json">b</a><a href="#top">c</a>
     <a href="https://a.example/x">d</a><a href="/page/career?a=b&amp;c=d">e</a><a href="/api/subscribe">f</a>
     <a class="b" href="/page/none">g</a><a href="/page/career#closed">h</a><a href="#here">i</a>`,
  );
  expect(await deadLinks(root)).toEqual([
    '/page/none, on /home: there is no such page',
    '/page/career#closed, on /home: nothing on that page has the id "closed"',
    '#here, on /home: nothing on that page has the id "here"',
  ]);
});
