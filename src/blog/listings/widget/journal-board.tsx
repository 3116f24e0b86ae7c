import type { ReactNode } from 'react';
import { Board, Faces, LikedList, MonthBars, ShortList, Tile } from './board.tsx';
import type { BoardView } from './board-view.ts';
import { boardCopy as copy } from './copy.ts';

interface JournalBoardProps extends BoardView {
  heading: string;
  lead: string;
  /** Search field. */
  search?: ReactNode;
  /** Subject links. */
  subjects?: ReactNode;
  /** Newsletter form. */
  letter?: ReactNode;
}

/** Renders the board of the journal: search, subjects, charts and lists, one per tile. */
export function JournalBoard(props: JournalBoardProps) {
  const { heading, lead, liked, months, busiest, people, beside, ...slots } = props;
  return (
    <Board heading={heading} lead={lead}>
      <Tile heading={copy.find.heading} tone="highlight" wide>
        {slots.search}
        {slots.subjects}
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
      <Tile heading={copy.beside} wide>
        <ShortList items={beside} />
      </Tile>
      <Tile heading={copy.letter.heading} tone="ink" wide>
        <p>{copy.letter.text}</p>
        {slots.letter}
      </Tile>
    </Board>
  );
}
