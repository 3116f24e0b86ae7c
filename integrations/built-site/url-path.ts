import { relative, sep } from 'node:path';

/** Returns the URL path of a built file; that of a page has no extension. */
export const urlPathOf = (siteFolder: string, file: string): string =>
  `/${relative(siteFolder, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
