import ArrowLeft from 'lucide-react/icons/arrow-left';
import { parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shortenIcons } from './icon-markup.ts';

const icon = (props: object) => renderToString(createElement(ArrowLeft, props));

test('icons lose what the parser implies and what no rule uses', () => {
  const html = shortenIcons(`<a>${icon({ className: 'size-4 mx-1' })}${icon({})}</a>`);
  expect(html).not.toMatch(/xmlns|lucide/);
  expect(html.match(/ class="[^"]*"/g)).toEqual([' class="size-4 mx-1"']);
  const [link] = parseFragment(html).childNodes;
  const [svg] = link && 'childNodes' in link ? link.childNodes : [];
  expect(svg && 'namespaceURI' in svg && svg.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('a drawing within a URL keeps its namespace, or it would not show', () => {
  const background = `<p style="background:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E&quot;)"></p>`;
  expect(shortenIcons(background)).toBe(background);
});
