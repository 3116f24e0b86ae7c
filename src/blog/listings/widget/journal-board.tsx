import type { ReactNode } from 'react';
import { Board, Faces, LikedList, MonthBars, ShortList, Tile } from './board.tsx';
import type { BoardView } from './board-view.ts';
import { boardCopy as words } from './copy.ts';

interface JournalBoardProps extends BoardView {
  heading: string;
  lead: string;
  /** The search. */
  search?: ReactNode;
  /** The subjects. */
  subjects?: ReactNode;
  /** The form of the letter. */
  letter?: ReactNode;
}

/** What can be asked of the journal, each on a tile of its own. */
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
