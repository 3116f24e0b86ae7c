import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandShape } from './brand-shape.generated.ts';
import { Logo, LogoMark } from './logo.tsx';

const paths = (shown: string) => shown.match(/<path/g)?.length ?? 0;
const words = brandShape.name?.words.length ?? 0;

it('shows the logo or the first letter, and with `Logo` the name beside it', () => {
  const alone = paths(renderToStaticMarkup(<LogoMark />));
  expect(alone).toBeGreaterThan(0);
  const logoPaths = brandShape.logo ? alone : 0;
  expect(paths(renderToStaticMarkup(<Logo />))).toBe(logoPaths + words);
});

it('is decoration: the link around it carries the name', () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});
