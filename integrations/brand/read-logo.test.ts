import { expect, it } from 'vitest';
import { readLogo } from './read-logo.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const read = (inside: string, attributes?: string) => readLogo('own.svg', svg(inside, attributes));

it('reads view box and shapes, including nested groups', () => {
  expect(read('<g transform="scale(2)"><path d="M0 0h1" stroke-width="2"/></g>')).toEqual({
    ...{ x: 0, y: 0, width: 10, height: 20 },
    shapes: [
      {
        tag: 'g',
        props: { transform: 'scale(2)' },
        shapes: [{ tag: 'path', props: { d: 'M0 0h1', strokeWidth: '2' } }],
      },
    ],
  });
});

it('leaves the accent color to the theme', () => {
  const { shapes } = read('<circle class="big accent" r="3" fill="#f00"/>');
  expect(shapes).toEqual([{ tag: 'circle', props: { r: '3' }, accent: true }]);
});

it('accepts output of drawing programs: sizes, styles, metadata, ids', () => {
  const drawn = read(
    '<title>Our sign</title><metadata>x</metadata><defs></defs><path id="path-1" data-name="a" style="fill:#abc; stroke:none" d="M0 0"/>',
    'width="12px" height="8px"',
  );
  expect(drawn).toMatchObject({ width: 12, height: 8 });
  expect(drawn.shapes).toEqual([
    { tag: 'path', props: { fill: '#abc', stroke: 'none', d: 'M0 0' } },
  ]);
});

it.each([
  ['<text>Firm</text>', 'holds <text>'],
  ['<style>.a{fill:red}</style>', 'holds <style>'],
  ['<script>alert(1)</script>', 'holds <script>'],
  ['<image href="https://x.example/a.png"/>', 'holds <image>'],
  ['<defs><linearGradient id="g"/></defs>', 'holds <defs>'],
  ['<path fill="url(#g)" d="M0 0"/>', 'paints with url(#g)'],
])('rejects %s with the reason', (inside, why) => {
  expect(() => read(inside)).toThrow(`own.svg ${why}. The logo is drawn in the colors`);
});

it('drops event handlers', () => {
  expect(read('<path d="M0 0" onclick="alert(1)"/>').shapes[0]?.props).toEqual({ d: 'M0 0' });
});

it('requires a view box and an SVG', () => {
  expect(() => read('<path d="M0 0"/>', '')).toThrow('own.svg has no viewBox');
  expect(() => readLogo('own.svg', '<p>no</p>')).toThrow('own.svg is no SVG');
});
