import type { z } from 'zod';

/** What an editor would call a record: its title, name, path, … */
function labelOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const fields = row as Record<string, unknown>;
  const label = fields.title ?? fields.name ?? fields.question ?? fields.label ?? fields.key;
  return typeof label === 'string' && label !== '' ? ` ("${label}")` : '';
}

/** All complaints about one record, each naming file, record and field. */
function complaints(file: string, row: unknown, position: number, issues: z.core.$ZodIssue[]) {
  return issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : '(the whole record)';
    return `${file}, record ${position}${labelOf(row)}, field ${field}: ${issue.message}`;
  });
}

/**
 * Holds every row of a table against its schema.
 *
 * @param file the table's path from the project's root, for the message
 * @throws Error that names file, record (counted from 1) and field of everything that is wrong
 */
export function checkTable(file: string, schema: z.ZodType, rows: readonly unknown[]): void {
  const wrong = rows.flatMap((row, index) => {
    const result = schema.safeParse(row);
    return result.success ? [] : complaints(file, row, index + 1, result.error.issues);
  });
  if (wrong.length > 0) throw new Error(`The content has a mistake.\n${wrong.join('\n')}`);
}

/**
 * Says that no two rows of a table share the value of a field.
 *
 * @throws Error that names file, record and field of the second one
 */
export function checkUnique(file: string, field: string, rows: readonly object[]): void {
  const seen = new Map<unknown, number>();
  rows.forEach((row, index) => {
    const value: unknown = Reflect.get(row, field);
    const first = seen.get(value);
    if (first !== undefined) {
      throw new Error(
        `The content has a mistake.\n${file}, record ${index + 1}${labelOf(row)}, field ${field}: ` +
          `${JSON.stringify(value)} stands in record ${first}, too`,
      );
    }
    seen.set(value, index + 1);
  });
}
