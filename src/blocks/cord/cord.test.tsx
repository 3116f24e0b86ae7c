import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cord } from './cord.tsx';

const drawing = { height: 100, path: 'M0 0L10 0' };

test('keeps its proportions, unless it is stretched with the texts over it', () => {
  const html = renderToStaticMarkup(
    <Cord wide={drawing} narrow={{ ...drawing, isStretched: true }}>
      <p>Week 1</p>
    </Cord>,
  );
  const [wide = '', narrow = ''] = html.match(/<svg[^>]*>/g) ?? [];
  expect(wide).toContain('viewBox="0 0 1280 100"');
  expect(wide).not.toContain('preserveAspectRatio');
  expect(narrow).toContain('viewBox="0 0 390 100"');
  expect(narrow).toContain('preserveAspectRatio="none"');
});

test('is an image where it says something, and hidden where it does not', () => {
  expect(
    renderToStaticMarkup(<Cord wide={drawing} narrow={drawing} label="Twelve weeks" />),
  ).toContain('role="img" aria-label="Twelve weeks"');
  expect(renderToStaticMarkup(<Cord wide={drawing} narrow={drawing} />)).not.toContain(
    'role="img"',
  );
});
