import { inOrder, leavesBoards, matches, type ShopQuery } from '../filters.ts';
import { placedIn } from '../placed.ts';
import { wear } from '../wear.ts';

/**
 * Sorts and filters the product list of a page. Products stay in their categories while only a
 * category is selected; otherwise all form one row.
 */
export function applyShelf(shelf: HTMLElement, query: ShopQuery): void {
  const things = placedIn(shelf);
  const row = shelf.querySelector<HTMLElement>('[data-row]');
  const boards = [...shelf.querySelectorAll<HTMLElement>('[data-board]')];
  const inRow = leavesBoards(query);
  for (const thing of things) {
    thing.cell.hidden = !matches(thing, query);
    wear(thing.cell, query);
  }
  for (const { cell, kind } of inOrder(things, query.sort)) {
    const list = inRow ? row : document.getElementById(kind)?.querySelector('ul.board-things');
    list?.append(cell);
  }
  for (const board of boards)
    board.hidden = inRow || !board.querySelector('[data-thing]:not([hidden])');
  const found = things.some(({ cell }) => !cell.hidden);
  if (row) row.hidden = !inRow || !found;
  const nothing = shelf.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = found;
}
