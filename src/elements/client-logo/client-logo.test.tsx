import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ClientLogo } from './client-logo.tsx';
import { clientLogoSymbols, clientLogos } from './client-logo-sprite.ts';

const clientLogoNames = Object.keys(clientLogos);

describe('ClientLogo', () => {
  it('exists for twenty-four clients', () => {
    expect(clientLogoNames).toHaveLength(24);
  });

  it('is read out as the client’s name, or not at all beside it', () => {
    expect(renderToStaticMarkup(<ClientLogo name="kestrel" />)).toContain('aria-label="KESTREL"');
    const symbol = renderToStaticMarkup(<ClientLogo name="kestrel" symbolOnly />);
    expect(symbol).toContain('aria-hidden="true"');
    expect(symbol).toContain('viewBox="0 0 48 48"');
  });

  it('is drawn by the sprite that it refers to', () => {
    for (const name of clientLogoNames) {
      expect(clientLogoSymbols()).toContain(`<symbol id="${name}"`);
    }
  });
});
