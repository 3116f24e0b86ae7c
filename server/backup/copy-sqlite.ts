import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a SQLite database that may be in use into a new file. VACUUM INTO reads one snapshot:
 * writers do not wait, the copy has each transaction completely or not at all, and deleted rows
 * leave no trace in it.
 * @throws Error when the copy is damaged.
 */
export function copySqlite(sourceFile: string, targetFile: string): void {
  // The timeout is SQLite's busy_timeout: a server that starts at this moment migrates first.
  const source = new DatabaseSync(sourceFile, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('VACUUM INTO ?').run(targetFile);
  } finally {
    source.close();
  }
  const error = findDamage(targetFile);
  if (error !== null) throw new Error(`The copy of ${sourceFile} is damaged (${error}).`);
}

/** Returns the first error of SQLite's own check of a database; null when there is none. */
function findDamage(file: string): string | null {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [firstRow] = db.prepare('PRAGMA integrity_check(1)').all();
    const text = String(firstRow?.['integrity_check']);
    if (text !== 'ok') return text;
    const orphans = db.prepare('PRAGMA foreign_key_check').all();
    return orphans.length === 0 ? null : `${orphans.length} rows refer to rows that are missing`;
  } finally {
    db.close();
  }
}
