import type { ComponentProps } from 'react';
import { Card } from './card.tsx';
import './card.css';

interface CardGridProps {
  cards: readonly Omit<ComponentProps<typeof Card>, 'tallest'>[];
  /** In millimeters: as far as every ruler goes. */
  tallest: number;
  nothing: string;
}

/** The answer of the catalog: a grid of cards, and what it says where none is left. */
export function CardGrid({ cards, tallest, nothing }: CardGridProps) {
  return (
    <>
      <ul data-cards className="cards">
        {cards.map((card) => (
          <Card key={card.thing.slug} {...card} tallest={tallest} />
        ))}
      </ul>
      <p data-nothing hidden className="catalog-nothing">
        {nothing}
      </p>
    </>
  );
}
