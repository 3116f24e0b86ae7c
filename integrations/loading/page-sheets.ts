import { createHash } from 'node:crypto';

/** Generated stylesheets by path. */
export type SheetFiles = Map<string, string>;

/** Adds a page's stylesheet and returns its path; pages with the same CSS share a file. */
export function addSheet(files: SheetFiles, kind: 'fold' | 'late', css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/static/css/${kind}-${hash}.css`;
  files.set(path, css);
  return path;
}
