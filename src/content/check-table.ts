import { z } from 'zod';
import { didYouMean } from './closest.ts';
import type { Table } from './table.ts';

const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;

/** Returns the label that an editor would use for a record: its title, name, path, … */
function labelOf(record: unknown): string {
  const names = ['title', 'name', 'question', 'label', 'key'];
  const label = names.map((name) => fieldOf(record, name)).find((value) => value !== undefined);
  return typeof label === 'string' && label !== '' ? ` ("${label}")` : '';
}

/** Returns the location of a record for messages: its own file, or its position in the table. */
function locationOf({ file, files, records }: Table, index: number): string {
  const ownFile = files?.[index];
  const label = labelOf(records[index]);
  return ownFile === undefined ? `${file}, record ${index + 1}${label}` : `${ownFile}${label}`;
}

/** Returns the names of the fields that a schema of records knows. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodLazy) return fieldsOf(schema.unwrap());
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Formats a zod issue as plain messages, one per field. */
function formatIssue(
  issue: z.core.$ZodIssue,
  { schema, renamedFieldHints }: Table,
  record: unknown,
): string[] {
  if (issue.code === 'unrecognized_keys') {
    const knownFields = fieldsOf(schema);
    return issue.keys.map(
      (key) =>
        `field ${[...issue.path, key].join('.')}: ${renamedFieldHints?.[key]?.(fieldOf(record, key)) ?? `is not known.${didYouMean(key, knownFields)}`}`,
    );
  }
  const field = issue.path.length > 0 ? issue.path.join('.') : '(the whole record)';
  return [`field ${field}: ${issue.message.replace(/^.*, received undefined$/, 'is missing')}`];
}

/** Validates the records against the schema. Returns one line per error. */
function schemaErrors(table: Table): string[] {
  return table.records.flatMap((record, index) => {
    const issues = table.schema.safeParse(record).error?.issues ?? [];
    const messages = issues.flatMap((issue) => formatIssue(issue, table, record));
    return messages.map((line) => `${locationOf(table, index)}, ${line}`);
  });
}

/** Finds duplicate values of a unique field. Returns one line per duplicate. */
function duplicateErrors(table: Table, field: string): string[] {
  const firstIndexes = new Map<unknown, number>();
  return table.records.flatMap((record, index) => {
    const value = fieldOf(record, field);
    if (value === undefined) return [];
    const firstIndex = firstIndexes.get(value);
    if (firstIndex === undefined) {
      firstIndexes.set(value, index);
      return [];
    }
    const other = table.files?.[firstIndex] ?? `record ${firstIndex + 1}`;
    return `${locationOf(table, index)}, field ${field}: ${JSON.stringify(value)} stands in ${other}, too`;
  });
}

/**
 * Validates every record of a table against its schema, and checks unique fields for duplicates.
 *
 * @returns one line per error, each naming file, record (counted from 1) and field
 */
export const tableErrors = (table: Table): string[] => [
  ...schemaErrors(table),
  ...[table.unique ?? []].flat().flatMap((field) => duplicateErrors(table, field)),
];
