/** Size of every sharing card in pixels: what networks show whole (1.91 to 1). */
export const cardSize = { width: 1200, height: 630 } as const;

/** Address of a page's sharing card: what is shown where somebody passes the page on. */
export const cardPath = (path: string): string => `/cards${path}.jpg`;
