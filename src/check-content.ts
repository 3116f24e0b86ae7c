import { siteConfig } from '../site.config.ts';
import { tables as jobs } from './company/jobs/tables.ts';
import { checkTable, checkUnique } from './content/check-table.ts';
import { siteConfigSchema } from './content/schema/site-config.ts';
import type { Table } from './content/table.ts';
import { tables as shared } from './content/tables.ts';
import { tables as homeBusiness } from './homes/business/tables.ts';
import { tables as homeStartup } from './homes/startup/tables.ts';

const inRoom = (room: string, tables: readonly Table[]): Table[] =>
  tables.map((table) => ({ ...table, file: `${room}/${table.file}` }));

/** The tables of all rooms, each with its path from the project's root. */
export const allTables: readonly Table[] = [
  ...inRoom('src/content', shared),
  ...inRoom('src/company/jobs', jobs),
  ...inRoom('src/homes/business', homeBusiness),
  ...inRoom('src/homes/startup', homeStartup),
];

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
