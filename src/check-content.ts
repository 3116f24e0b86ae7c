import { siteConfig } from '../site.config.ts';
import { checkTable, checkUnique } from './content/check-table.ts';
import { siteConfigSchema } from './content/schema/site-config.ts';
import type { Table } from './content/table.ts';

const rooms = import.meta.glob<readonly Table[]>('./**/tables.ts', {
  eager: true,
  import: 'tables',
});

/** The tables of all rooms, each with its path from the project's root. */
export const allTables: readonly Table[] = Object.entries(rooms).flatMap(([path, tables]) =>
  tables.map((table) => ({
    ...table,
    file: path.replace('./', 'src/').replace('tables.ts', table.file),
  })),
);

/**
 * Holds every table against its schema. The build runs it through `src/content.config.ts`; the tables
 * themselves stay plain data, so that an island may import one without bringing zod to the browser.
 *
 * @throws Error that names file, record and field
 */
export function checkContent(): void {
  checkTable('site.config.ts', siteConfigSchema, [siteConfig]);
  for (const { file, schema, rows, unique } of allTables) {
    checkTable(file, schema, rows);
    if (unique) checkUnique(file, unique, rows);
  }
}
