import { existsSync, readFileSync } from 'node:fs';
import type { PageMeta } from '../src/page-meta/page-meta.ts';

/**
 * Reads the list of pages that the build wrote, because browser tests and scripts run without Vite,
 * which gathers the meta of pages.
 * @throws Error when the site was not built.
 */
export function readPages(siteFolder = 'dist'): readonly PageMeta[] {
  const file = `${siteFolder}/catalogue.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
