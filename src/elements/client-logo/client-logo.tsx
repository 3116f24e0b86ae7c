import { cn } from '../../looks/cn.ts';
import {
  clientLogoSprite,
  clientLogos,
  logoHeight,
  logoWidth,
  signWidth,
} from './client-logo-sprite.ts';

/** Every client that has a logo. The first twelve are the keys of `src/content/clients.ts`. */
export type ClientLogoName = keyof typeof clientLogos;

/** Tells names that come from content (plain strings) from those that have a logo. */
export function isClientLogoName(name: string): name is ClientLogoName {
  return Object.hasOwn(clientLogos, name);
}

type ClientLogoProps = {
  name: ClientLogoName;
  /** Size by height (`h-10`) and colour by text colour. */
  className?: string;
  /** Leave the name out where it stands beside in words. */
  signOnly?: boolean;
};

/** An invented client's logo in one colour, the text's. Read out as the client's name. */
export function ClientLogo({ name, className, signOnly = false }: ClientLogoProps) {
  const words = clientLogos[name].words;
  const frame = {
    viewBox: `0 0 ${signOnly ? signWidth : logoWidth(name)} ${logoHeight}`,
    className: cn('h-10 w-auto fill-current', className),
  };
  const outlines = <use href={`${clientLogoSprite}#${name}`} />;
  if (signOnly) {
    return (
      <svg {...frame} aria-hidden="true">
        {outlines}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={words}>
      {outlines}
    </svg>
  );
}
