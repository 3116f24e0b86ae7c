import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { unnamedHostsOf } from './built-hosts.ts';
import { externalUrls } from './external-urls.ts';
import { unnamedHostFinder } from './unnamed-hosts.ts';

const find = (html: string, change: Partial<SiteConfig> = {}) =>
  unnamedHostFinder({ ...siteConfig, ...change })(externalUrls(html));
const x = 'https://x.example';

test.each([
  ['<script src>', `<script src="${x}/a.js"></script>`, 'script'],
  ['<iframe src>', `<iframe src="${x}"></iframe>`, 'frame'],
  ['<img src>', `<img src="${x}/a.png">`, 'img'],
  ['<img src>', '<img src="//x.example/a.png">', 'img'],
  ['<img srcset>', `<img srcset="/a.png 1x, ${x}/b.png 2x">`, 'img'],
  ['<source srcset>', `<picture><source srcset="${x}/a.avif 480w"></picture>`, 'img'],
  ['<source src>', `<video><source src="${x}/a.mp4"></video>`, 'media'],
  ['<video poster>', `<video poster="${x}/a.png"></video>`, 'img'],
  ['<audio src>', `<audio src="${x}/a.mp3"></audio>`, 'media'],
  ['<track src>', `<video><track src="${x}/a.vtt"></video>`, 'media'],
  ['<image href>', `<svg><image href="${x}/a.png"/></svg>`, 'img'],
  ['<form action>', `<form action="${x}/post"></form>`, 'form'],
  ['<button formaction>', `<form><button formaction="${x}/post">Go</button></form>`, 'form'],
  ['<link rel="stylesheet">', `<link rel="stylesheet" href="${x}/a.css">`, 'style'],
  ['<link rel="preload">', `<link rel="preload" as="font" href="${x}/a.woff2">`, 'font'],
  ['<link rel="preload">', `<link rel="preload" as="image" imagesrcset="${x}/a 1x">`, 'img'],
  ['<link rel="preconnect">', `<link rel="preconnect" href="${x}">`, 'script'],
  ['<link rel="icon">', `<noscript><link rel="icon" href="${x}/a.svg"></noscript>`, 'img'],
  ['<img src>', `<template><img src="${x}/a.png"></template>`, 'img'],
  ['<style>', `<style>@import "${x}/a.css";</style>`, 'style'],
  ['<style>', `<style>p { background: url('${x}/a.png') }</style>`, 'img'],
  ['<style>', `<style>@import"${x}/a.css";</style>`, 'style'],
  ['<style>', `<style>@import url( ${x}/a.css ) print;</style>`, 'style'],
  ['<style>', `<style>@font-face{font-family:a;src:url(${x}/a.woff2)}</style>`, 'font'],
  ['<style>', `<style>p{background:image-set("${x}/a.png" 1x, '/b.png' 2x)}</style>`, 'img'],
  [
    '<style>',
    `<style>p{background:image-set(url(/a.avif) type("image/avif") 1x,'${x}/b.png' 2x)}</style>`,
    'img',
  ],
  ['<img src> in <iframe srcdoc>', `<iframe srcdoc="<img src='${x}/a.png'>"></iframe>`, 'img'],
  ['<feImage href>', `<svg><filter><feImage xlink:href="${x}/a.png"/></filter></svg>`, 'img'],
  ['<script href>', `<svg><script href="${x}/a.js"></script></svg>`, 'script'],
  ['<a ping>', `<a href="/b" ping="/count ${x}/count">b</a>`, 'connect'],
  ['<p style>', `<p style="background: url(${x}/a.png)">`, 'img'],
])('%s is reported with its host', (place, html, kind) => {
  const remedy = `site.config.ts does not name it; hosts.${kind} would`;
  expect(find(html)).toEqual([`${place} asks x.example: ${remedy}`]);
  expect(find(html, { hosts: { [kind]: [x] } })).toEqual([]);
});

test('what no page may ask of another host is reported as such', () => {
  for (const html of [`<object data="${x}/a"></object>`, `<link rel="manifest" href="${x}/m">`])
    expect(find(html)).toEqual([
      expect.stringMatching(/asks x\.example: no page may ask another host this way$/),
    ]);
});

test('a font is no picture, and a picture no font', () => {
  const font = `<style>@font-face{src:url(${x}/a.woff2)}</style>`;
  const picture = `<style>@font-face{src:url(/a.woff2)}p{background:url(${x}/a.png)}</style>`;
  expect(find(font, { hosts: { img: [x] } })).toHaveLength(1);
  expect(find(picture, { hosts: { font: [x] } })).toHaveLength(1);
});

test('links, descriptions, own files and inline data are no requests', () => {
  const html = `<head><link rel="canonical" href="${x}"><meta property="og:image" content="${x}/a">
    <link rel="alternate" hreflang="de" href="${x}/de"><link rel="icon" href="/favicon.svg">
    <script type="application/ld+json">{"url":"${x}"}</script>
    <style>p { background: url(data:image/png;base64,AA==) } /* url(${x}) */
    p::before { content: "${x}" image-set(type("${x}")) "${x}" }</style></head>
    <a href="${x}">x</a><img src="${siteConfig.url}/a.png"><form action="/api/subscribe"></form>
    <p>&lt;img src="${x}"&gt;</p>`;
  expect(find(html)).toEqual([]);
});

test('each place and host is reported once', () => {
  const html = `<img src="${x}/a"><img src="${x}/b"><img src="https://y.example/a">`;
  expect(find(html)).toHaveLength(2);
});

test('a host counts for the kind that it is named for, by scheme, subdomain and path', () => {
  const hosts = { img: ['https://*.x.example'] };
  expect(find('<img src="https://a.x.example/a">', { hosts })).toEqual([]);
  expect(find(`<img src="${x}/a">`, { hosts })).toHaveLength(1);
  expect(find('<img src="http://a.x.example/a">', { hosts })).toHaveLength(1);
  expect(find('<script src="https://a.x.example/a"></script>', { hosts })).toHaveLength(1);
  expect(find('<img src="https://A.X.example:443/a">', { hosts })).toEqual([]);
  expect(find('<img src="https://a.x.example:8443/a">', { hosts })).toHaveLength(1);
  for (const host of ['https://X.Example', 'https://x.example:443'])
    expect(find(`<img src="${x}/a">`, { hosts: { img: [host] } })).toEqual([]);
  const captcha = { provider: 'recaptcha', siteKey: 'k' } as const;
  const script = (path: string) => `<script src="https://www.google.com${path}"></script>`;
  expect(find(script('/recaptcha/api.js'), { captcha })).toEqual([]);
  expect(find(script('/other.js'), { captcha })).toHaveLength(1);
});

test('a frame that loads after a click needs its provider in the field embeds', () => {
  const html = '<div data-embed="https://calendly.com"></div>';
  expect(find(html)).toEqual([
    '<div data-embed> asks calendly.com: the field embeds of site.config.ts does not name it',
  ]);
  expect(find(html, { embeds: ['calendly'] })).toEqual([]);
});

test('the newsletter form may post to its provider', () => {
  const newsletter = { provider: 'form', action: `${x}/subscribe`, emailField: 'EMAIL' } as const;
  expect(find(`<form action="${x}/subscribe"></form>`, { newsletter })).toEqual([]);
});

const root = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a built site is checked in its pages and stylesheets, each line with its pages', async () => {
  mkdirSync(join(root, 'static/css'), { recursive: true });
  for (const name of ['a', 'b', 'c', 'd'])
    writeFileSync(join(root, `${name}.html`), `<img src="${x}/${name}.png">`);
  writeFileSync(join(root, 'e.html'), '<img src="/media/e.avif">');
  writeFileSync(
    join(root, 'static/css/s.css'),
    '@import url("https://fonts.example/css");p{background:url(/media/a.avif)}',
  );
  expect(await unnamedHostsOf(root, siteConfig)).toEqual([
    '/a, /b, /c and 1 more: <img src> asks x.example: site.config.ts does not name it; hosts.img would',
    '/static/css/s.css: url() asks fonts.example: site.config.ts does not name it; hosts.style would',
  ]);
});
