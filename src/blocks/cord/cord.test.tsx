import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cord } from './cord.tsx';

const drawing = { height: 10, path: 'M0 5L9 5' };

test('a stretch is drawn for the widths that it has a drawing of', () => {
  const both = renderToStaticMarkup(<Cord wide={drawing} narrow={drawing} />);
  expect(both.match(/viewBox="[^"]+"/g)).toEqual(['viewBox="0 0 1280 10"', 'viewBox="0 0 390 10"']);
  expect(renderToStaticMarkup(<Cord wide={drawing} />)).not.toContain('0 0 390');
  expect(renderToStaticMarkup(<Cord narrow={drawing} />)).not.toContain('0 0 1280');
});

test('a stretch with a label is an image, and otherwise decorative', () => {
  expect(renderToStaticMarkup(<Cord wide={drawing} label="A loop" />)).toContain(
    'role="img" aria-label="A loop"',
  );
  expect(renderToStaticMarkup(<Cord wide={drawing} />)).toContain('aria-hidden="true"');
});
