import type { ComponentType, ReactNode } from 'react';
import { BorderedCard } from './cards/bordered-card.tsx';
import { BoxedCard } from './cards/boxed-card.tsx';
import { ClassicCard } from './cards/classic-card.tsx';
import { ColorfulCard } from './cards/colorful-card.tsx';
import { OverlayCard } from './cards/overlay-card.tsx';
import type { ProjectCard, ProjectCardProps } from './cards/project-card.ts';
import { SwitchCard } from './cards/switch-card.tsx';
import { closeWall } from './grid/close-wall.ts';
import { masonryRows } from './grid/masonry-rows.ts';
import { ProjectCell } from './grid/project-cell.tsx';
import { ProjectGrid } from './grid/project-grid.tsx';
import { type LastTile, ProjectLast } from './grid/project-last.tsx';
import { cardSizes } from './portfolio-sizes.ts';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';

/** What a style decides beside the look of its cards. */
interface Dress {
  Card: ComponentType<ProjectCardProps>;
  gap: 'none' | 'small' | 'wide';
  /** Lines of masonry that its words take. */
  words: number;
  /** Shape of its pictures in two and three columns; four are squares. */
  ratio: string;
}

const dresses: Readonly<Record<PortfolioStyle, Dress>> = {
  classic: { Card: ClassicCard, gap: 'wide', words: 4, ratio: '4/3' },
  boxed: { Card: BoxedCard, gap: 'small', words: 8, ratio: '3/2' },
  colorful: { Card: ColorfulCard, gap: 'none', words: 5, ratio: '1' },
  bordered: { Card: BorderedCard, gap: 'none', words: 7, ratio: '5/4' },
  overlay: { Card: OverlayCard, gap: 'none', words: 0, ratio: '4/3' },
  'switch-image': { Card: SwitchCard, gap: 'wide', words: 3, ratio: '4/3' },
};

/** How many projects begin in the first screen, at 1280 by 800. */
const inFirstScreen: Readonly<Record<PortfolioLayout, number>> = {
  'two-column': 2,
  'three-column': 3,
  'four-column': 8,
  masonry: 6,
  metro: 6,
};

/** Four are squares; in masonry and metro a picture takes what room its cell leaves. */
const ratioOf = (style: PortfolioStyle, layout: PortfolioLayout): string | undefined => {
  if (layout === 'masonry' || layout === 'metro') return undefined;
  return layout === 'four-column' ? '1' : dresses[style].ratio;
};

/** `sizes` and shape of the picture that paints the first screen: the head asks for it in advance. */
export const firstPicture = (style: PortfolioStyle, layout: PortfolioLayout) => ({
  sizes: cardSizes(layout),
  ratio: ratioOf(style, layout),
});

interface StyledPortfolioProps {
  style: PortfolioStyle;
  layout: PortfolioLayout;
  cards: readonly ProjectCard[];
  /** What the list is, for those who hear it. */
  label: string;
  /** Stands among the projects, as their first tile. */
  head?: ReactNode;
  /** Stands behind the projects and closes the wall, where the layout joins tiles. */
  last?: LastTile;
}

/** Projects in one of six styles and five layouts. */
export function StyledPortfolio({ style, layout, cards, label, head, last }: StyledPortfolioProps) {
  const { Card, gap, words } = dresses[style];
  const picture = firstPicture(style, layout);
  const wall =
    layout === 'masonry'
      ? closeWall(cards.map((card) => masonryRows(card.picture) + words))
      : undefined;
  return (
    <ProjectGrid layout={layout} gap={gap} label={label} head={head}>
      {cards.map((card, index) => (
        <ProjectCell
          key={card.slug}
          card={card}
          first={index < inFirstScreen[layout]}
          rows={wall?.spans[index]}
        >
          <Card card={card} number={index + 1} priority={index === 0} {...picture} />
        </ProjectCell>
      ))}
      {(wall || layout === 'metro') && last && <ProjectLast {...last} rows={wall?.closing} />}
    </ProjectGrid>
  );
}
