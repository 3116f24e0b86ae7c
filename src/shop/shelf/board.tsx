import type { CSSProperties } from 'react';
import type { Thing } from '../thing.ts';
import { ShelfThing } from './shelf-thing.tsx';

interface BoardProps {
  id: string;
  title: string;
  lead: string;
  /** Where its heading stands on a wide screen. */
  side: 'over' | 'left' | 'right';
  /** With the place of each on the whole shelf. */
  things: readonly { thing: Thing; place: number }[];
  /** The first of all: its first picture is waited for. */
  first?: boolean;
}

/** One board of the shelf with its name and the things of one kind on it. */
export function Board({ id, title, lead, side, things, first = false }: BoardProps) {
  const tall = Math.max(...things.map(({ thing }) => thing.height));
  return (
    <section id={id} data-board className="board" data-side={side} data-things={things.length}>
      <header className="board-head">
        <h2 className="board-title">{title}</h2>
        <p>{lead}</p>
      </header>
      <ul className="board-things" style={{ '--tall': tall } as CSSProperties}>
        {things.map(({ thing, place }, index) => (
          <ShelfThing
            key={thing.slug}
            thing={thing}
            place={place}
            priority={first && index === 0}
          />
        ))}
      </ul>
    </section>
  );
}
