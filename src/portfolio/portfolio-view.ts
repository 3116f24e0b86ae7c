import { pictureName } from '../media/pictures.ts';
import { filterOver } from './filter-over.ts';
import { portfolioPagePath } from './pages.ts';
import { portfolioCards } from './portfolio-cards.ts';
import type { PortfolioPage } from './portfolio-page.ts';
import { firstPicture } from './styled-portfolio.tsx';

/** What a page of the portfolio shows, from its row. */
export function portfolioView(page: PortfolioPage) {
  const path = portfolioPagePath(page);
  const cards = portfolioCards(page.order);
  const { style, layout, heading, lead } = page;
  const name = cards[0]?.picture.name;
  return {
    path,
    cards,
    inGrid: layout === 'masonry' || layout === 'metro',
    head: { style, layout, heading, lead, count: cards.length },
    filter: filterOver(cards),
    lcp:
      name === undefined ? undefined : { name: pictureName(name), ...firstPicture(style, layout) },
  };
}
