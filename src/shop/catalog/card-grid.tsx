import type { ComponentProps } from 'react';
import cardStyles from './card.module.css';
import { Card } from './card.tsx';
import catalogStyles from './catalog.module.css';

interface CardGridProps {
  cards: readonly Omit<ComponentProps<typeof Card>, 'maxHeight'>[];
  /** Height of the tallest product, in millimeters: the upper end of every ruler. */
  maxHeight: number;
  emptyMessage: string;
}

/** Renders the results of the catalog: a grid of cards, or the empty message. */
export function CardGrid({ cards, maxHeight, emptyMessage }: CardGridProps) {
  return (
    <>
      <ul data-cards className={cardStyles.cards}>
        {cards.map((card) => (
          <Card key={card.item.slug} {...card} maxHeight={maxHeight} />
        ))}
      </ul>
      <p data-no-results hidden className={catalogStyles.emptyMessage}>
        {emptyMessage}
      </p>
    </>
  );
}
