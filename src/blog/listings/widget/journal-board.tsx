import type { ReactNode } from 'react';
import { Board, Faces, LikedList, MonthBars, ShortList, Tile } from './board.tsx';
import type { BoardView } from './board-view.ts';
import { boardCopy as words } from './copy.ts';

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
      <Tile heading={words.find.heading} tone="highlight" wide>
        {slots.search}
        {slots.subjects}
      </Tile>
      <Tile heading={words.liked.heading}>
        <LikedList items={liked} />
      </Tile>
      <Tile heading={words.months.heading} tone="tint" wide>
        <MonthBars months={months} busiest={busiest} />
      </Tile>
      <Tile heading={words.people} tone="accent-tint">
        <Faces items={people} />
      </Tile>
      <Tile heading={words.beside} wide>
        <ShortList items={beside} />
      </Tile>
      <Tile heading={words.letter.heading} tone="ink" wide>
        <p>{words.letter.text}</p>
        {slots.letter}
      </Tile>
    </Board>
  );
}
