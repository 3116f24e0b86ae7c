/** Size of the small pictures of the showcase: the first screen at 1280 by 800, three eighths. */
export const showcasePictureSize = { width: 480, height: 300 } as const;

/** File of a page's small picture in `public/showcase/`: its path with dashes, in small letters. */
export const showcasePictureFile = (path: string): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase()}.avif`;

/** Whether a page stands in the showcase: another that shows its view may stand there for it. */
export const standsInShowcase = ({ representedBy }: { representedBy?: string }): boolean =>
  representedBy === undefined;
