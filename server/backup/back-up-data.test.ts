import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpData, deleteOldBackups } from './back-up-data.ts';

const moment = new Date('2026-11-29T04:00:00.500Z');
const name = '2026-11-29T04-00-00-500Z';

let folder: string;
let data: string;
let target: string;
let db: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkfield-backup-'));
  data = join(folder, 'data');
  target = join(folder, 'backups');
  mkdirSync(join(data, 'mail'), { recursive: true });
  writeFileSync(join(data, 'hmac.key'), 'k'.repeat(64));
  writeFileSync(join(data, 'mail/a.eml'), 'whole');
  writeFileSync(join(data, 'mail/b.part'), 'hal');
  db = new DatabaseSync(join(data, 'leads.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE lead (id TEXT PRIMARY KEY, text TEXT)');
  db.exec("INSERT INTO lead VALUES ('1', 'kept'), ('2', 'a secret that was deleted')");
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const leadsIn = (path: string) => {
  const copy = new DatabaseSync(join(path, 'leads.sqlite'), { readOnly: true });
  const rows = copy.prepare('SELECT text FROM lead ORDER BY id').all();
  copy.close();
  return rows.map(({ text }) => text);
};

test('a backup is a data folder of its own, without what was deleted or is unfinished', () => {
  db.exec("DELETE FROM lead WHERE id = '2'");
  const path = backUpData(data, target, moment);
  expect(path).toBe(join(target, name));
  expect(readdirSync(path, { recursive: true }).sort()).toEqual([
    'hmac.key',
    'leads.sqlite',
    'mail',
    join('mail', 'a.eml'),
  ]);
  expect(leadsIn(path)).toEqual(['kept']);
  expect(readFileSync(join(path, 'leads.sqlite')).includes('secret')).toBe(false);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('a transaction in progress neither blocks the copy nor shows in it', () => {
  db.exec("BEGIN IMMEDIATE; INSERT INTO lead VALUES ('3', 'not committed')");
  const path = backUpData(data, target, moment);
  db.exec('COMMIT');
  expect(leadsIn(path)).toEqual(['kept', 'a secret that was deleted']);
});

test('a backup that fails leaves nothing behind', () => {
  db.close();
  writeFileSync(join(data, 'leads.sqlite'), 'no database, but long enough to be read as one');
  expect(() => backUpData(data, target, moment)).toThrow(/not a database/);
  expect(readdirSync(target)).toEqual([]);
  db = new DatabaseSync(':memory:');
});

test('rows that refer to missing rows are damage', () => {
  db.exec('PRAGMA foreign_keys = OFF; CREATE TABLE mail (lead TEXT REFERENCES lead (id))');
  db.exec("INSERT INTO mail VALUES ('9')");
  expect(() => backUpData(data, target, moment)).toThrow('1 rows refer to rows that are missing');
  expect(readdirSync(target)).toEqual([]);
});

test('old backups go, other files stay', () => {
  for (const day of ['27', '28', '29'])
    backUpData(data, target, new Date(`2026-11-${day}T04:00:00.500Z`));
  expect(() => backUpData(data, target, moment)).toThrow('is there already');
  writeFileSync(join(target, '2026-notes.txt'), '');
  expect(deleteOldBackups(target, 2)).toEqual(['2026-11-27T04-00-00-500Z']);
  expect(readdirSync(target)).toHaveLength(3);
  expect(existsSync(join(target, '2026-notes.txt'))).toBe(true);
});
