import type { ComponentProps } from 'react';
import { Card } from './card.tsx';
import './card.css';

interface CardGridProps {
  cards: readonly Omit<ComponentProps<typeof Card>, 'tallest'>[];
  /** In millimeters: the upper end of every ruler. */
  tallest: number;
  nothing: string;
}

/** Renders the results of the catalog: a grid of cards, or the empty message. */
export function CardGrid({ cards, tallest, nothing }: CardGridProps) {
  return (
    <>
      <ul data-cards className="cards">
        {cards.map((card) => (
          <Card key={card.item.slug} {...card} tallest={tallest} />
        ))}
      </ul>
      <p data-no-results hidden className="catalog-nothing">
        {nothing}
      </p>
    </>
  );
}
