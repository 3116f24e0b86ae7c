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
import { mailFolder } from '../mail/mail-file.ts';
import { copySqlite } from './copy-sqlite.ts';

/** Names of backups: a moment in UTC, so that they sort by age. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

const nameAt = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Backs up a data folder with SQLite while its server may run, into a new folder below `target`. A
 * backup is a data folder itself: a server started with it as DATA_DIR is the restored one.
 * @returns the path of the backup; it appears there when it is complete and on disk.
 */
export function backUpData(dataDir: string, target: string, moment = new Date()): string {
  const path = join(target, nameAt(moment));
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const part = join(target, `.${nameAt(moment)}.part`);
  mkdirSync(part, { mode: 0o700 });
  try {
    copySqlite(sqliteFile(dataDir), sqliteFile(part));
    copyPresent(join(dataDir, 'hmac.key'), join(part, 'hmac.key'));
    copyMails(mailFolder(dataDir), mailFolder(part));
    flushBelow(part);
    renameSync(part, path);
    flush(target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  return path;
}

/** Deletes all but the newest `keep` backups of a folder. Other files are not touched. */
export function deleteOldBackups(target: string, keep: number): string[] {
  const old = readdirSync(target)
    .filter((name) => backupName.test(name))
    .sort()
    .reverse()
    .slice(keep);
  for (const name of old) rmSync(join(target, name), { recursive: true });
  return old;
}

/** Copies a file unless it is not there: a mail's file may go with its lead at this moment. */
function copyPresent(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function copyMails(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { mode: 0o700 });
  // Files of other names are mails that are still being written.
  for (const name of readdirSync(from).filter((file) => file.endsWith('.eml')))
    copyPresent(join(from, name), join(to, name));
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
