import { cn } from '../../themes/cn.ts';
import {
  clientLogoSprite,
  clientLogos,
  logoHeight,
  logoWidth,
  symbolWidth,
} from './client-logo-sprite.ts';

/** Names of all clients with a logo. The first twelve are the keys of `src/content/clients.ts`. */
export type ClientLogoName = keyof typeof clientLogos;

/** Type guard for names that come from content as plain strings. */
export function isClientLogoName(name: string): name is ClientLogoName {
  return Object.hasOwn(clientLogos, name);
}

type ClientLogoProps = {
  /** Key of the logo. */
  name: ClientLogoName;
  /** Height class (`h-10`) and text color class. */
  className?: string;
  /** Hides the name, for places where it is written beside the logo. */
  symbolOnly?: boolean;
};

/** Logo of an invented client in the text color, with the client's name as accessible name. */
export function ClientLogo({ name, className, symbolOnly = false }: ClientLogoProps) {
  const clientName = clientLogos[name].words;
  const svgAttributes = {
    viewBox: `0 0 ${symbolOnly ? symbolWidth : logoWidth(name)} ${logoHeight}`,
    className: cn('h-10 w-auto fill-current', className),
  };
  const outlines = <use href={`${clientLogoSprite}#${name}`} />;
  if (symbolOnly) {
    return (
      <svg {...svgAttributes} aria-hidden="true">
        {outlines}
      </svg>
    );
  }
  return (
    <svg {...svgAttributes} role="img" aria-label={clientName}>
      {outlines}
    </svg>
  );
}
