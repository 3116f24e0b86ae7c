import { existsSync, writeFileSync } from 'node:fs';
import { findAppointments } from '../appointments/find-appointments.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { sqliteFile } from '../db/sqlite-dialect.ts';
import type { Lead } from '../db/tables.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { deleteLead, pruneLeads } from '../leads/delete-leads.ts';
import { describeDeletion } from '../leads/describe-deletion.ts';
import { findDeletion } from '../leads/find-deletion.ts';
import { findFile, findLead, type LeadFilter, listLeads, mailsOf } from '../leads/read-leads.ts';
import { saveFile } from '../leads/save-file.ts';
import { findLeftOut } from '../leads/spam-text.ts';
import { createLog } from '../log.ts';
import { removeMailFiles } from '../mail/remove-mail-files.ts';
import { retryMails } from '../outbox/outbox.ts';
import { listStates } from '../subscribers/list-states.ts';
import { helpText, type LeadsCommand, parseArguments } from './arguments.ts';
import { confirm } from './confirm.ts';
import { describeStatus } from './describe-status.ts';
import { exportLeads } from './export-leads.ts';
import { findStatus } from './find-status.ts';
import { renderLead, renderList } from './print-leads.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everything = 1_000_000;

/** Runs one command. @returns the text to print. */
async function run(database: Database, command: LeadsCommand, env: Env): Promise<string> {
  const { db } = database;
  const { DATA_DIR: dataDir } = env;
  switch (command.command) {
    case 'list': {
      const leads = await listLeads(db, command);
      if (leads.length === 0) return emptyListMessage(command);
      const ids = leads.map((lead) => lead.id);
      return renderList(
        leads,
        await mailsOf(db, ids),
        await listStates(db, ids),
        await findAppointments(db, ids),
      );
    }
    case 'show': {
      const lead = await requireLead(db, command.id);
      const file = await findFile(db, lead.id);
      const ids = [lead.id];
      const text = renderLead(lead, {
        file,
        mails: await mailsOf(db, ids),
        states: await listStates(db, ids),
        appointments: await findAppointments(db, ids),
        leftOut: await findLeftOut(db, lead.id),
      });
      if (command.save === null) return text;
      if (!file) throw new Error(`Lead ${lead.id} has no file to save.`);
      return `${text}Saved ${saveFile(file, command.save)}\n`;
    }
    case 'export': {
      const leads = await listLeads(db, { ...command, limit: everything });
      const states = await listStates(db, null);
      const text = exportLeads(leads, { states, appointments: await findAppointments(db, null) });
      if (command.file === null) return text;
      writeFileSync(command.file, text, { mode: 0o600 });
      return `${leads.length} lead(s) written to ${command.file}\n`;
    }
    case 'retry': {
      const count = await retryMails(db, command.id);
      return `${count} mail(s) will be tried again as soon as the server runs.\n`;
    }
    case 'delete': {
      const deletion = await findDeletion(db, await requireLead(db, command.id));
      process.stdout.write(describeDeletion(deletion));
      const { stdin: input, stdout: output } = process;
      const isConfirmed =
        command.yes || (await confirm('Delete it? yes or no: ', { input, output }));
      if (!isConfirmed) return 'Nothing was deleted.\n';
      await removeMailFiles(dataDir, (await deleteLead(db, command.id)).mails);
      return 'Deleted.\n';
    }
    case 'prune': {
      const { leads, mails } = await pruneLeads(db, Date.now() - command.days * dayMs);
      await removeMailFiles(dataDir, mails);
      return `${leads} lead(s) deleted.\n`;
    }
    case 'status':
      return describeStatus(await findStatus(env, database));
    case 'help':
      return helpText;
  }
}

function emptyListMessage({ spam, form, unsubscribed }: LeadFilter): string {
  if (spam) return 'Nothing was put aside.\n';
  if (form !== 'subscribe' || unsubscribed) return 'No leads yet.\n';
  return 'Nobody is on the list. --unsubscribed shows who left it.\n';
}

async function requireLead(db: Database['db'], id: string): Promise<Lead> {
  const lead = await findLead(db, id);
  if (!lead) throw new Error(`There is no lead ${id}.`);
  return lead;
}

async function main() {
  const command = parseArguments(process.argv.slice(2));
  if (command.command === 'help') {
    process.stdout.write(helpText);
    return;
  }
  const env = readEnv(process.env);
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env.DATA_DIR))) {
    throw new Error(`There are no leads in ${env.DATA_DIR}/ yet: the server has not run here.`);
  }
  const database = await openDatabase(env, createLog('warn'));
  try {
    process.stdout.write(await run(database, command, env));
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
