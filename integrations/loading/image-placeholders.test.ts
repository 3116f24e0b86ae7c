import { expect, test } from 'vitest';
import { extractPlaceholders } from './image-placeholders.ts';

const url = (data: string) => `url(data:image/webp;base64,${data}=)`;
const picture = (data: string) => `<img style="background:#123456 ${data} 50% / cover">`;

test('placeholders below the fold move to its stylesheet, each once', () => {
  const above = picture(url('A'));
  const html = [above, picture(url('B')), picture(url('C')), picture(url('B'))].join('');
  expect(extractPlaceholders(html, above.length)).toEqual({
    html: [above, ...['--m0', '--m1', '--m0'].map((name) => picture(`var(${name},none)`))].join(''),
    css: `:root{--m0:${url('B')};--m1:${url('C')}}`,
  });
});

test('placeholders outside of style attributes stay', () => {
  const html = `<pre>&lt;img style="background:${url('A')}"></pre><p data-style="${url('A')}">`;
  expect(extractPlaceholders(html, 0)).toEqual({ html, css: '' });
});
