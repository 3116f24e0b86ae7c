import { createHash } from 'node:crypto';

/** Texts of sheets by the path where each will stand. */
export type SheetFiles = Map<string, string>;

/** Adds a sheet that is put together for a page, and returns its path, which `kind` begins. Pages that need the same share one. */
export function addSheet(files: SheetFiles, kind: 'fold' | 'late', css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/static/css/${kind}-${hash}.css`;
  files.set(path, css);
  return path;
}
