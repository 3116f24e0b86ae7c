import { mainMenu } from '../../content/menu.ts';
import { notFoundWords } from '../../words/not-found.ts';

/** Texts of the 404 page. */
export const copy = {
  ...notFoundWords.page,
  /** The main menu, flat. */
  links: mainMenu.flatMap((item) => item.dropdown ?? [item]),
};
