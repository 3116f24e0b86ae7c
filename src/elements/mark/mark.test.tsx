import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandShape } from './brand-shape.generated.ts';
import { Logo, Mark } from './mark.tsx';

const paths = (shown: string) => shown.match(/<path/g)?.length ?? 0;
const words = brandShape.name?.words.length ?? 0;

it('shows the sign or the first letter, and the name beside it in the logo', () => {
  const alone = paths(renderToStaticMarkup(<Mark />));
  expect(alone).toBeGreaterThan(0);
  const signed = brandShape.sign ? alone : 0;
  expect(paths(renderToStaticMarkup(<Logo />))).toBe(signed + words);
});

it('is decoration: the link around it carries the name', () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});
