import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandIcon } from './brand-icon.tsx';

describe('BrandIcon', () => {
  it('[E8] draws the mark of an icon-font class', () => {
    const html = renderToStaticMarkup(<BrandIcon icon="fa-brands fa-facebook-f" />);
    expect(html).toMatch(/<svg aria-hidden="true" viewBox="0 0 \d+ \d+".*<path d="M/);
  });

  it('says what it knows when a class is unknown', () => {
    expect(() => renderToStaticMarkup(<BrandIcon icon="fa-brands fa-myspace" />)).toThrow(
      /No brand mark for "fa-brands fa-myspace". Known: fa-facebook-f/,
    );
  });
});
