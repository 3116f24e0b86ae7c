import type { ClientLogoShape } from './client-logo-shape.ts';
import { clientLogos } from './client-logos.generated.ts';

export { clientLogos };

/**
 * URL of the sprite with all client logos (`src/pages/client-logos.svg.ts`): their outlines weigh
 * more than many a page, so pages reference the file and browsers cache it.
 */
export const clientLogoSprite = '/client-logos.svg';

/** Units of a logo's view box: height of the whole, width of the symbol. */
export const logoHeight = 48;
export const symbolWidth = 48;

/** X position of the name, whose outlines of 300 units per em are scaled to 26 units. */
const wordStart = 60;
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
