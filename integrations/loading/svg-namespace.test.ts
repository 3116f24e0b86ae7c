import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { withoutSvgNamespace } from './svg-namespace.ts';

const icon =
  '<a><svg xmlns="http://www.w3.org/2000/svg" class="a"><path d="M0 0"></path></svg></a>';

test('drawings lose an attribute that the parser implies', () => {
  const html = withoutSvgNamespace(`${icon}${icon}`);
  expect(html).not.toContain('xmlns');
  const [link] = parseFragment(html).childNodes;
  const [svg] = link && 'childNodes' in link ? link.childNodes : [];
  expect(svg && 'namespaceURI' in svg && svg.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('a drawing within a URL keeps it, or it would not show', () => {
  const background = `<p style="background:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E&quot;)"></p>`;
  expect(withoutSvgNamespace(background)).toBe(background);
});
