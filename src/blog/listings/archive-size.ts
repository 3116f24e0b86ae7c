/** How many posts a page of an archive holds. */
export const archiveSize = 12;
