import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo, Mark } from './mark.tsx';

it('shows two brackets, and the name beside them in the logo', () => {
  expect(renderToStaticMarkup(<Mark />).match(/<path/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<Logo />).match(/<path/g)).toHaveLength(3);
});

it('is decoration: the link around it carries the name', () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});
