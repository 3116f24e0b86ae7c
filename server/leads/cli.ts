import { existsSync } from 'node:fs';
import { EnvError, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { type LeadsCommand, leadsHelp, readArguments } from './cli-arguments.ts';
import { type Database, openDatabase } from './database.ts';
import { retryMails } from './outbox.ts';
import { printCsv, printLead, printList } from './print-leads.ts';
import { findFile, findLead, listLeads, mailsOf, pruneLeads } from './read-leads.ts';
import { saveFile } from './save-file.ts';
import { sqliteFile } from './sqlite-dialect.ts';
import { subscriptionsOf } from './subscribers.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everything = 1_000_000;

/** Runs one command. @returns what to print. */
async function run({ db }: Database, command: LeadsCommand): Promise<string> {
  switch (command.command) {
    case 'list': {
      const leads = await listLeads(db, command);
      if (leads.length === 0) return command.spam ? 'Nothing was put aside.\n' : 'No leads yet.\n';
      const ids = leads.map((lead) => lead.id);
      return printList(leads, await mailsOf(db, ids), await subscriptionsOf(db, ids));
    }
    case 'show': {
      const lead = await findLead(db, command.id);
      if (!lead) throw new Error(`There is no lead ${command.id}.`);
      const file = await findFile(db, lead.id);
      const ids = [lead.id];
      const text = printLead(lead, file, await mailsOf(db, ids), await subscriptionsOf(db, ids));
      if (command.save === null) return text;
      if (!file) throw new Error(`Lead ${lead.id} has no file to save.`);
      return `${text}Saved ${saveFile(file, command.save)}\n`;
    }
    case 'export':
      return printCsv(
        await listLeads(db, { ...command, limit: everything }),
        await subscriptionsOf(db, null),
      );
    case 'retry': {
      const count = await retryMails(db, command.id);
      return `${count} mail(s) will be tried again as soon as the server runs.\n`;
    }
    case 'prune':
      return `${await pruneLeads(db, Date.now() - command.days * dayMs)} lead(s) deleted.\n`;
    case 'help':
      return leadsHelp;
  }
}

async function main() {
  const command = readArguments(process.argv.slice(2));
  if (command.command === 'help') {
    process.stdout.write(leadsHelp);
    return;
  }
  const env = readEnv(process.env);
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env.DATA_DIR))) {
    throw new Error(`There are no leads in ${env.DATA_DIR}/ yet: the server has not run here.`);
  }
  const database = await openDatabase(env, createLog('warn'));
  try {
    process.stdout.write(await run(database, command));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof EnvError ? '' : '\nHelp: npm run leads -- help\n';
  process.stderr.write(`${message}\n${hint}`);
  process.exitCode = 1;
});
