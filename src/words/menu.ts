/** Words within menus. */
export const menuWords = {
  /** Link of an entry that has a page of its own beside those below it. */
  everything: (title: string) => `${title}: everything`,
} as const;
