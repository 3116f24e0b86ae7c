import { mainMenu } from '../../content/menu.ts';

/** Texts of the page that unknown paths get. */
export const copy = {
  heading: 'Nothing is here.',
  lead: 'The page was moved, or the link was mistyped, perhaps by us.',
  onwardHeading: 'Ways onward',
  searchLabel: 'Or say what you were looking for',
  searchSubmit: 'Search',
  report: 'If a link on this site sent you here, tell us and we will mend it.',
  reportTitle: 'Tell us',
  /** The main menu, flat. */
  links: mainMenu.flatMap((item) => item.dropdown ?? [item]),
};
