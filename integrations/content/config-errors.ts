import { siteConfig } from '../../site.config.ts';
import { tableErrors } from '../../src/content/check-table.ts';
import { siteConfigSchema } from '../../src/content/schema/site-config.ts';

/** Finds the errors of `site.config.ts` alone, one line per field. */
export const configErrors = (): string[] =>
  tableErrors({ file: 'site.config.ts', schema: siteConfigSchema, records: [siteConfig] });
