import { z } from 'zod';
import { didYouMean } from './closest.ts';
import type { Table } from './table.ts';

const fieldOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;

/** What an editor would call a record: its title, name, path, … */
function labelOf(row: unknown): string {
  const names = ['title', 'name', 'question', 'label', 'key'];
  const label = names.map((name) => fieldOf(row, name)).find((value) => value !== undefined);
  return typeof label === 'string' && label !== '' ? ` ("${label}")` : '';
}

/** A record as messages name it: by its own file, or by its place in the table. */
function placeOf({ file, files, rows }: Table, index: number): string {
  const own = files?.[index];
  const label = labelOf(rows[index]);
  return own === undefined ? `${file}, record ${index + 1}${label}` : `${own}${label}`;
}

/** What an issue says, field by field, in plain words. */
function saidOf(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => `field ${key}: is not known.${didYouMean(key, known)}`);
  }
  const field = issue.path.length > 0 ? issue.path.join('.') : '(the whole record)';
  return [`field ${field}: ${issue.message.replace(/^.*, received undefined$/, 'is missing')}`];
}

/** What a schema finds wrong with the rows, one line each. */
function wrongFields(table: Table): string[] {
  return table.rows.flatMap((row, index) => {
    const issues = table.schema.safeParse(row).error?.issues ?? [];
    const said = issues.flatMap((issue) => saidOf(issue, table.schema));
    return said.map((line) => `${placeOf(table, index)}, ${line}`);
  });
}

/** Rows that share what only one may have, one line each. */
function repeated(table: Table): string[] {
  const { unique, rows } = table;
  if (unique === undefined) return [];
  const first = new Map<unknown, number>();
  return rows.flatMap((row, index) => {
    const value = fieldOf(row, unique);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, index);
    return other === undefined
      ? []
      : [
          `${placeOf(table, index)}, field ${unique}: ${JSON.stringify(value)} stands in ${
            table.files?.[other] ?? `record ${other + 1}`
          }, too`,
        ];
  });
}

/**
 * Holds every row of a table against its schema, and looks for values that stand twice.
 *
 * @returns a line for everything that is wrong, each naming file, record (counted from 1) and field
 */
export const wrongIn = (table: Table): string[] => [...wrongFields(table), ...repeated(table)];
