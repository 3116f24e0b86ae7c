import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './clay-badge.css';

/** The four clays of the startup look. */
export type ClayColour = 'coral' | 'teal' | 'ink' | 'sun';

/** Clays in the order in which a row of things takes them. */
export const clayOrder: readonly ClayColour[] = ['coral', 'teal', 'sun', 'ink'];

interface ClayBadgeProps {
  colour: ClayColour;
  /** A drawing of one colour, usually an icon; decoration, so it needs no name. */
  children?: ReactNode;
  className?: string;
}

/** A pebble of clay with a sign pressed into it. Its size follows the font size. */
export function ClayBadge({ colour, children, className }: ClayBadgeProps) {
  return (
    <span
      aria-hidden="true"
      data-clay={colour}
      className={cn(
        'clay grid size-[1em] shrink-0 place-items-center rounded-[32%]',
        colour === 'sun' ? 'text-ink' : 'text-white',
        className,
      )}
    >
      {children}
    </span>
  );
}
