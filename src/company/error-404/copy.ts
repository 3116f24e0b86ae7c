import { mainMenu } from '../../content/menu.ts';
import { notFoundWords } from '../../words/not-found.ts';

/** Texts of the 404 page. */
export const copy = {
  ...notFoundWords.page,
  /** Links of the main menu and of its submenus, in one list. */
  links: mainMenu.flatMap((item) => item.dropdown ?? [item]),
};
