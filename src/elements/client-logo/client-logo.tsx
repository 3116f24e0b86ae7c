import { cn } from '../../themes/cn.ts';
import type { ClientLogoShape } from './client-logo-shape.ts';
import { clientLogos } from './client-logos.generated.ts';

/** Every client that has a logo. The first twelve are the keys of `src/content/clients.ts`. */
export type ClientLogoName = keyof typeof clientLogos;

const shapes: Readonly<Record<string, ClientLogoShape>> = clientLogos;

/** All names, in the order they were drawn. */
export const clientLogoNames: readonly string[] = Object.keys(shapes);

/** Tells names that come from content (plain strings) from those that have a logo. */
export function isClientLogoName(name: string): name is ClientLogoName {
  return Object.hasOwn(shapes, name);
}

type ClientLogoProps = {
  name: ClientLogoName;
  /** Size by height (`h-10`) and colour by text colour. */
  className?: string;
  /** Leave the name out where it stands beside in words. */
  signOnly?: boolean;
};

const wordScale = 26 / 300;

/** An invented client's logo in one colour, the text's. Read out as the client's name. */
export function ClientLogo({ name, className, signOnly = false }: ClientLogoProps) {
  const { words, fill, stroke, wordWidth, word }: ClientLogoShape = clientLogos[name];
  const width = signOnly ? 48 : Math.ceil(60 + wordWidth * wordScale);
  const frame = {
    viewBox: `0 0 ${width} 48`,
    className: cn('h-10 w-auto fill-current', className),
  };
  const outlines = (
    <>
      {fill && <path fillRule="evenodd" d={fill} />}
      {stroke && (
        <path d={stroke} fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
      )}
      {signOnly || <path d={word} transform={`translate(60 7.5) scale(${wordScale})`} />}
    </>
  );
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
