/** Posts per archive page: an odd number, since one leads and the others form pairs. */
export const archiveSize = 13;
