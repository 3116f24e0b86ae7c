import { existsSync, readFileSync } from 'node:fs';
import type { PageMeta } from '../src/page-meta/page-meta.ts';

/**
 * The list of pages as the build wrote it: Vite gathers their meta, which tests in a browser and
 * scripts do not run in.
 * @throws Error when the site was not built.
 */
export function readCatalogue(dist = 'dist'): readonly PageMeta[] {
  const file = `${dist}/catalogue.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
