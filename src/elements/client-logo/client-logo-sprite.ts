import type { ClientLogoShape } from './client-logo-shape.ts';
import { clientLogos } from './client-logos.generated.ts';

export { clientLogos };

/**
 * URL of the sprite with all client logos (`src/pages/client-logos.svg.ts`): their outlines weigh
 * more than many a page, so pages reference the file and browsers cache it.
 */
export const clientLogoSprite = '/client-logos.svg';

/** Height of a logo, in units of its view box. */
export const logoHeight = 48;
/** Width of a logo's symbol, in units of its view box. */
export const symbolWidth = 48;

/** X position of the name, in units of the view box. */
const wordStart = 60;
/** Scale of the name: its outlines of 300 units per em are drawn at 26 units. */
const wordScale = 26 / 300;

/** Width of symbol and name together, in units of the view box. */
export function logoWidth(name: keyof typeof clientLogos): number {
  return Math.ceil(wordStart + clientLogos[name].wordWidth * wordScale);
}

/** Returns all logos as `<symbol>` elements of one SVG file, by name, in `currentColor`. */
export function clientLogoSymbols(): string {
  const symbols = Object.entries<ClientLogoShape>(clientLogos).map(
    ([name, { fill, stroke, word }]) =>
      [
        `<symbol id="${name}" overflow="visible">`,
        fill && `<path fill-rule="evenodd" d="${fill}"/>`,
        stroke &&
          `<path d="${stroke}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
        `<path d="${word}" transform="translate(${wordStart} 7.5) scale(${wordScale})"/>`,
        '</symbol>',
      ]
        .filter(Boolean)
        .join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
