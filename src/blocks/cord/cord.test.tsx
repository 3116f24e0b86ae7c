import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cord } from './cord.tsx';

const drawing = { height: 100, path: 'M0 0L10 0' };

test('a stretch is drawn for the widths that it has a drawing of', () => {
  const both = renderToStaticMarkup(<Cord wide={drawing} narrow={drawing} />);
  expect(both.match(/viewBox="[^"]+"/g)).toEqual([
    'viewBox="0 0 1280 100"',
    'viewBox="0 0 390 100"',
  ]);
  expect(renderToStaticMarkup(<Cord wide={drawing} />)).not.toContain('0 0 390');
  expect(renderToStaticMarkup(<Cord narrow={drawing} />)).not.toContain('0 0 1280');
});

test('a drawing keeps its proportions, unless it is stretched with the texts over it', () => {
  const html = renderToStaticMarkup(
    <Cord wide={drawing} narrow={{ ...drawing, isStretched: true }}>
      <p>Week 1</p>
    </Cord>,
  );
  const [wide = '', narrow = ''] = html.match(/<svg[^>]*>/g) ?? [];
  expect(wide).not.toContain('preserveAspectRatio');
  expect(narrow).toContain('preserveAspectRatio="none"');
});

test('a stretch with a label is an image, and otherwise decorative', () => {
  expect(renderToStaticMarkup(<Cord wide={drawing} label="A loop" />)).toContain(
    'role="img" aria-label="A loop"',
  );
  expect(renderToStaticMarkup(<Cord wide={drawing} />)).toContain('aria-hidden="true"');
});
