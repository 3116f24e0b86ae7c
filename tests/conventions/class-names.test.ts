import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words by which filter lists of content blockers recognize advertising, sharing and chat on any
 * site: they hide elements with such a class or id.
 */
const blocked = [
  /^(?:ad|ads|advert\w*|sponsor\w*|promo|affiliate)(?:-|$)/,
  /-(?:ad|ads|advert\w*|sponsor\w*|promo|affiliate)(?:-|$)/,
  /(?:^|-)(?:social|share|sharing|sharer?bar|followus|follow-us|like-(?:button|box|count))(?:-|$)/,
  /(?:^|-)(?:facebook|twitter|instagram|linkedin|pinterest|dribbble|behance)(?:-|$)/,
  /(?:^|-)(?:newsletter|cookies?|consent|gdpr|pop-?up|paywall)(?:-|$)/,
  /(?:^|-)(?:chat-(?:widget|launcher|button|bubble)|(?:frame|info|top|side)-banner)(?:-|$)/,
];
const isBlocked = (name: string) => blocked.some((pattern) => pattern.test(name));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:tsx|astro|css)$/.test(name) && !name.includes('.test.'),
);

/** Returns the class names of a stylesheet's selectors; values and URLs are ignored. */
const ofSheet = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, '{}').matchAll(/\.([a-z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );

/** Returns the class names and ids in a component or page. */
const ofView = (code: string) =>
  [...code.matchAll(/(?:\b(?:class(?:Name)?|id)=|\bcn\()\{?["'`]([^"'`]*)["'`]/g)].flatMap(
    ([, names = '']) => names.split(/\s+/),
  );

test('the pattern finds what it is for', () => {
  expect(ofSheet('.a-b:hover > .c { width: 1.5rem } @media print { .d { color: red } }')).toEqual([
    'a-b',
    'c',
    'd',
  ]);
  expect(ofView(`<a className="x y"><b id="z" class={cn('v', w)}>`)).toEqual(['x', 'y', 'z', 'v']);
  const hidden = ['social-link', 'book-ad', 'ads', 'footer-social', 'like-button', 'info-banner'];
  expect(hidden.filter((name) => !isBlocked(name))).toEqual([]);
  expect(['additions', 'read', 'sharp', 'banner', 'head-line'].filter(isBlocked)).toEqual([]);
});

test('no class name or id is one that content blockers hide', () => {
  const found = files.flatMap((name) => {
    const text = readFileSync(`src/${name}`, 'utf8');
    const names = name.endsWith('.css') ? ofSheet(text) : ofView(text);
    return [...new Set(names.filter(isBlocked))].map((each) => `src/${name}: ${each}`);
  });
  expect(found).toEqual([]);
});
