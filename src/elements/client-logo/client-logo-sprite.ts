import type { ClientLogoShape } from './client-logo-shape.ts';
import { clientLogos } from './client-logos.generated.ts';

export { clientLogos };

/**
 * Where all logos stand as one file (`src/pages/client-logos.svg.ts`): their outlines weigh more than
 * many a page, so that a page names them and the browser keeps them.
 */
export const clientLogoSprite = '/client-logos.svg';

/** Units of a logo's drawing: height of all, width of the sign alone. */
export const logoHeight = 48;
export const signWidth = 48;

/** The name begins here, its outlines set at 300 units an em become letters of 26 units. */
const wordStart = 60;
const wordScale = 26 / 300;

/** Width of sign and name together. */
export function logoWidth(name: keyof typeof clientLogos): number {
  return Math.ceil(wordStart + clientLogos[name].wordWidth * wordScale);
}

/** All logos as symbols of one SVG file, by name, in the colour of the text that uses them. */
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
