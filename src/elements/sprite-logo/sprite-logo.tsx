import { cn } from '../../themes/cn.ts';

export interface SpriteLogoProps {
  /** URL of an SVG file with one `<symbol>` per logo. */
  sprite: string;
  /** Id of the symbol. */
  id: string;
  /** Accessible name. */
  name: string;
  /** Width of the symbol at a height of 48. */
  width: number;
  className?: string;
}

/** One logo of an SVG sprite, in the text color. */
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
