import { existsSync, readFileSync } from 'node:fs';
import type { PageMeta } from '../src/page-meta/page-meta.ts';

/**
 * Reads the list of pages that the build wrote: Vite gathers their meta, which is not available to
 * browser tests and scripts.
 * @throws Error when the site was not built.
 */
export function readPages(siteFolder = 'dist'): readonly PageMeta[] {
  const file = `${siteFolder}/catalogue.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
