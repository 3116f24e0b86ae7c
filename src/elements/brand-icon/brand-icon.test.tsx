import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandIcon } from './brand-icon.tsx';

describe('BrandIcon', () => {
  it('[E8] draws the icon of an icon-font class', () => {
    const html = renderToStaticMarkup(<BrandIcon icon="fa-brands fa-facebook-f" />);
    expect(html).toMatch(/<svg aria-hidden="true" viewBox="0 0 \d+ \d+".*<path d="M/);
  });

  it('draws a given icon of any other network', () => {
    const mark = { viewBox: '0 0 448 512', d: 'M1 2z' };
    const html = renderToStaticMarkup(<BrandIcon icon="fa-brands fa-mastodon" mark={mark} />);
    expect(html).toMatch(/viewBox="0 0 448 512".*<path d="M1 2z"/);
  });

  it('lists the known classes when one is unknown', () => {
    expect(() => renderToStaticMarkup(<BrandIcon icon="fa-brands fa-myspace" />)).toThrow(
      /No brand mark for "fa-brands fa-myspace". Known: fa-facebook-f/,
    );
  });
});
