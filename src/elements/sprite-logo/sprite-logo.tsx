import { cn } from '../../looks/cn.ts';

export interface SpriteLogoProps {
  /** Address of one SVG file with a symbol for each logo. */
  sprite: string;
  /** Id of the symbol. */
  id: string;
  /** Read out. */
  name: string;
  /** Width of the symbol where its height is 48. */
  width: number;
  className?: string;
}

/** One logo out of a file of many, in the colour of the text. */
export function SpriteLogo({ sprite, id, name, width, className }: SpriteLogoProps) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} 48`}
      className={cn('h-10 w-auto max-w-full fill-current', className)}
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
