/** Size of every sharing card in pixels, the 1.91:1 of social networks. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's sharing card. */
export const cardPath = (path: string): string => `/cards${path}.jpg`;
