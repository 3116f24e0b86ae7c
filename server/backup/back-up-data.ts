import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { sqliteFile } from '../db/sqlite-dialect.ts';
import { mailFolder } from '../outbox/mail-file.ts';
import { copySqlite } from './copy-sqlite.ts';

/** Pattern of the names of backups: a time in UTC, so that they sort by age. */
const backupNamePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

const formatBackupName = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Backs up a data folder with SQLite while its server may run, into a new folder below `target`. A
 * backup is a data folder itself: a server started with it as DATA_DIR is the restored one.
 * @returns the path of the backup; it appears there when it is complete and on disk.
 */
export function backUpData(dataDir: string, target: string, moment = new Date()): string {
  const path = join(target, formatBackupName(moment));
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const partialPath = join(target, `.${formatBackupName(moment)}.part`);
  mkdirSync(partialPath, { mode: 0o700 });
  try {
    copySqlite(sqliteFile(dataDir), sqliteFile(partialPath));
    copyIfPresent(join(dataDir, 'hmac.key'), join(partialPath, 'hmac.key'));
    copyMails(mailFolder(dataDir), mailFolder(partialPath));
    flushBelow(partialPath);
    renameSync(partialPath, path);
    flush(target);
  } catch (error) {
    rmSync(partialPath, { recursive: true, force: true });
    throw error;
  }
  return path;
}

/** Deletes all but the newest `keep` backups of a folder. Other files are not touched. */
export function deleteOldBackups(target: string, keep: number): string[] {
  const oldBackups = readdirSync(target)
    .filter((name) => backupNamePattern.test(name))
    .sort()
    .reverse()
    .slice(keep);
  for (const name of oldBackups) rmSync(join(target, name), { recursive: true });
  return oldBackups;
}

/** Copies a file if it exists: a mail's file may be deleted with its lead at this moment. */
function copyIfPresent(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function copyMails(source: string, target: string): void {
  if (!existsSync(source)) return;
  mkdirSync(target, { mode: 0o700 });
  // Files with other names are mails that the server is still writing.
  for (const name of readdirSync(source).filter((file) => file.endsWith('.eml')))
    copyIfPresent(join(source, name), join(target, name));
}

function flushBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(join(entry.parentPath, entry.name));
  flush(folder);
}

/** Waits until a file or a folder is on disk. */
function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
