import '../prevent-exit-hang.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sqliteFile } from '../db/sqlite-dialect.ts';
import { readEnv } from '../env.ts';
import { backUpData, deleteOldBackups } from './back-up-data.ts';

const usage = `backup FOLDER [--keep N]

  Copies the leads, the key and the mails of DATA_DIR into a new folder below FOLDER, also while
  the server runs. --keep N: deletes all but the newest N copies. To restore one, start the server
  with it as DATA_DIR.
`;

/** Parses the command line. @throws Error with a message for people. */
function parseCommandLine(args: string[]): { target: string; keep: number | null } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) throw new Error(usage);
  if (values.keep === undefined) return { target, keep: null };
  if (!/^[1-9]\d{0,4}$/.test(values.keep)) throw new Error('--keep takes a number from 1.');
  return { target, keep: Number(values.keep) };
}

function run(): void {
  const { target, keep } = parseCommandLine(process.argv.slice(2));
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  if (DATABASE_URL !== undefined) {
    throw new Error('Leads are in PostgreSQL: pg_dump copies them. See docs/deploy.md, "Backup".');
  }
  if (!existsSync(sqliteFile(DATA_DIR))) {
    throw new Error(`There are no leads in ${DATA_DIR}/ yet: the server has not run here.`);
  }
  // Copies hold what visitors wrote, so only their owner may read them.
  process.umask(0o077);
  process.stdout.write(`Backed up to ${backUpData(DATA_DIR, target)}\n`);
  const deletedBackups = keep === null ? [] : deleteOldBackups(target, keep);
  if (deletedBackups.length > 0) process.stdout.write(`Deleted ${deletedBackups.join(', ')}\n`);
}

try {
  run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
