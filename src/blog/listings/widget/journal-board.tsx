import type { ReactNode } from 'react';
import { Board, Faces, LikedList, MonthBars, ShortList, Tile } from './board.tsx';
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
  letter?: ReactNode;
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
        <Faces items={people} />
      </Tile>
      <Tile heading={copy.mediaPosts} wide>
        <ShortList items={mediaPosts} />
      </Tile>
      <Tile heading={copy.letter.heading} tone="ink" wide>
        <p>{copy.letter.text}</p>
        {slots.letter}
      </Tile>
    </Board>
  );
}
