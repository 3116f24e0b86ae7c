import type { ComponentType, ReactNode } from 'react';
import { BorderedCard } from './cards/bordered-card.tsx';
import { BoxedCard } from './cards/boxed-card.tsx';
import { ClassicCard } from './cards/classic-card.tsx';
import { ColorfulCard } from './cards/colorful-card.tsx';
import { OverlayCard } from './cards/overlay-card.tsx';
import type { ProjectCard, ProjectCardProps } from './cards/project-card.ts';
import { SwitchCard } from './cards/switch-card.tsx';
import { balanceColumns } from './grid/balance-columns.ts';
import { type CallToAction, CallToActionTile } from './grid/call-to-action-tile.tsx';
import { masonryRows, rowsPerColumnWidth } from './grid/masonry-rows.ts';
import { ProjectCell } from './grid/project-cell.tsx';
import { ProjectGrid } from './grid/project-grid.tsx';
import { cardSizes } from './portfolio-sizes.ts';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';

/** Settings of a style beside its card component. */
interface StyleSettings {
  Card: ComponentType<ProjectCardProps>;
  gap: 'none' | 'small' | 'wide';
  /** Rows of masonry for the text. */
  textRows: number;
  /** Aspect ratio of its pictures in two and three columns; in four they are square. */
  ratio: string;
}

const styleSettings: Readonly<Record<PortfolioStyle, StyleSettings>> = {
  classic: { Card: ClassicCard, gap: 'wide', textRows: 4, ratio: '4/3' },
  boxed: { Card: BoxedCard, gap: 'small', textRows: 8, ratio: '3/2' },
  colorful: { Card: ColorfulCard, gap: 'none', textRows: 5, ratio: '1' },
  bordered: { Card: BorderedCard, gap: 'none', textRows: 7, ratio: '5/4' },
  overlay: { Card: OverlayCard, gap: 'none', textRows: 0, ratio: '4/3' },
  'switch-image': { Card: SwitchCard, gap: 'wide', textRows: 3, ratio: '4/3' },
};

/** Number of projects that start in the first screen, at 1280 by 800. */
const firstScreenCounts: Readonly<Record<PortfolioLayout, number>> = {
  'two-column': 2,
  'three-column': 3,
  'four-column': 8,
  masonry: 4,
  metro: 6,
};

/**
 * Returns the aspect ratio of pictures: square in four columns; none in masonry and metro, where
 * they fill their cell.
 */
const aspectRatioOf = (style: PortfolioStyle, layout: PortfolioLayout): string | undefined => {
  if (layout === 'masonry' || layout === 'metro') return undefined;
  return layout === 'four-column' ? '1' : styleSettings[style].ratio;
};

/** Returns `sizes` and aspect ratio of the LCP picture, to preload. */
export const firstPicture = (style: PortfolioStyle, layout: PortfolioLayout) => ({
  sizes: cardSizes(layout),
  ratio: aspectRatioOf(style, layout),
});

interface StyledPortfolioProps {
  style: PortfolioStyle;
  layout: PortfolioLayout;
  cards: readonly ProjectCard[];
  /** Accessible name of the list. */
  label: string;
  /** First tile, before the projects. */
  head?: ReactNode;
  /** Last tile, which closes the grid in layouts with joined tiles. */
  last?: CallToAction;
}

/** Renders projects in one of six styles and five layouts. */
export function StyledPortfolio({ style, layout, cards, label, head, last }: StyledPortfolioProps) {
  const { Card, gap, textRows } = styleSettings[style];
  const picture = firstPicture(style, layout);
  const masonry =
    layout === 'masonry'
      ? balanceColumns(cards.map((card) => masonryRows(card.picture) + textRows))
      : undefined;
  return (
    <ProjectGrid layout={layout} gap={gap} label={label} head={head}>
      {cards.map((card, index) => (
        <ProjectCell
          key={card.slug}
          card={card}
          isInFirstScreen={index < firstScreenCounts[layout]}
          masonry={
            masonry && {
              rows: masonry.spans[index],
              ratio: `${rowsPerColumnWidth}/${masonryRows(card.picture)}`,
            }
          }
        >
          <Card card={card} number={index + 1} priority={index === 0} {...picture} />
        </ProjectCell>
      ))}
      {(masonry || layout === 'metro') && last && (
        <CallToActionTile {...last} rows={masonry?.closing} />
      )}
    </ProjectGrid>
  );
}
