import { existsSync } from 'node:fs';
import { openDatabase } from '../db/database.ts';
import { sqliteFile } from '../db/sqlite-dialect.ts';
import { EnvError, readEnv } from '../env.ts';
import { leadsCommand } from '../leads-command.ts';
import { readLeadsConfig } from '../leads-config/read.ts';
import { createLog } from '../log.ts';
import { parseArguments } from './arguments.ts';
import { runCommand } from './run-command.ts';

async function main() {
  const command = parseArguments(process.argv.slice(2));
  if (command.command === 'help') {
    process.stdout.write(command.text);
    return;
  }
  const env = readEnv(process.env);
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env.DATA_DIR))) {
    throw new Error(`There are no leads in ${env.DATA_DIR}/ yet: the server has not run here.`);
  }
  const leads = await readLeadsConfig(env, process.env);
  const database = await openDatabase(env, createLog('warn'));
  try {
    process.stdout.write(await runCommand(database, command, env, leads));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof EnvError ? '' : `\nHelp: ${leadsCommand()} help\n`;
  process.stderr.write(`${message}\n${hint}`);
  process.exitCode = 1;
});
