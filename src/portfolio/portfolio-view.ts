import { pictureName } from '../media/pictures.ts';
import { filterProps } from './filter-props.ts';
import { portfolioPagePath } from './pages.ts';
import { cardsForMasonry, cardsForTiles, portfolioCards } from './portfolio-cards.ts';
import type { PortfolioPage } from './portfolio-page.ts';
import type { PortfolioLayout } from './portfolio-style.ts';
import { firstPicture } from './styled-portfolio.tsx';

/** Layouts whose frames have mixed aspect ratios, with their card functions. */
const cardsByLayout: Readonly<Partial<Record<PortfolioLayout, typeof portfolioCards>>> = {
  masonry: cardsForMasonry,
  metro: cardsForTiles,
};

/** Returns the data of a portfolio page from its record. */
export function portfolioView(page: PortfolioPage) {
  const path = portfolioPagePath(page);
  const { style, layout, heading, lead, order } = page;
  const cards = (cardsByLayout[layout] ?? portfolioCards)(order);
  const name = cards[0]?.picture.name;
  return {
    path,
    cards,
    inGrid: layout === 'masonry' || layout === 'metro',
    head: { style, layout, heading, lead, count: cards.length },
    filter: filterProps(cards),
    lcp:
      name === undefined ? undefined : { name: pictureName(name), ...firstPicture(style, layout) },
  };
}
