/** Size of the showcase thumbnails: the first screen at 1280 by 800, scaled by three eighths. */
export const showcasePictureSize = { width: 480, height: 300 } as const;

/**
 * Returns the file name of a page's thumbnail in `public/showcase/`: its path in lower case with
 * dashes.
 */
export const showcasePictureFile = (path: string): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase()}.avif`;

/**
 * Returns true if a page has an entry of its own in the showcase: pages with `representedBy` have
 * none.
 */
export const isInShowcase = ({ representedBy }: { representedBy?: string }): boolean =>
  representedBy === undefined;
