/** How many posts a page of an archive holds: on that of a subject one leads, the others stand in pairs. */
export const archiveSize = 13;
