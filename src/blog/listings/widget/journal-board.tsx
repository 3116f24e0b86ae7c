import type { ReactNode } from 'react';
import { AuthorPortraits, Board, LikedList, MonthBars, ThumbnailList, Tile } from './board.tsx';
import type { BoardView } from './board-view.ts';
import { boardCopy as copy } from './copy.ts';

interface JournalBoardProps extends BoardView {
  heading: string;
  lead: string;
  /** Search field. */
  search?: ReactNode;
  /** Category links. */
  categories?: ReactNode;
  /** Newsletter form. */
  newsletter?: ReactNode;
}

/** Renders the board of the journal: search, categories, charts and lists, one per tile. */
export function JournalBoard(props: JournalBoardProps) {
  const { heading, lead, liked, months, busiest, people, mediaPosts, ...slots } = props;
  return (
    <Board heading={heading} lead={lead}>
      <Tile heading={copy.find.heading} tone="highlight" wide>
        {slots.search}
        {slots.categories}
      </Tile>
      <Tile heading={copy.liked.heading}>
        <LikedList items={liked} />
      </Tile>
      <Tile heading={copy.months.heading} tone="tint" wide>
        <MonthBars months={months} busiest={busiest} />
      </Tile>
      <Tile heading={copy.people} tone="accent-tint">
        <AuthorPortraits items={people} />
      </Tile>
      <Tile heading={copy.mediaPosts} wide>
        <ThumbnailList items={mediaPosts} />
      </Tile>
      <Tile heading={copy.newsletter.heading} tone="ink" wide>
        <p>{copy.newsletter.text}</p>
        {slots.newsletter}
      </Tile>
    </Board>
  );
}
