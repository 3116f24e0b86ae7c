import { writeFileSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { deleteLead, pruneLeads } from '../leads/delete-leads.ts';
import { describeDeletion } from '../leads/describe-deletion.ts';
import { exportLeads } from '../leads/export-leads.ts';
import { findDeletion } from '../leads/find-deletion.ts';
import { findColumnFacts } from '../leads/lead-columns.ts';
import { notesOf } from '../leads/notes.ts';
import { findFile, mailsOf } from '../leads/read-leads.ts';
import { saveFile } from '../leads/save-file.ts';
import { type LeadFilter, searchLeads } from '../leads/search-leads.ts';
import { countDroppedCharacters } from '../leads/spam-text.ts';
import type { LeadsSettings } from '../leads-config/schema.ts';
import { removeMailFiles } from '../mail/remove-mail-files.ts';
import { createNotifications } from '../outbox/notifications.ts';
import { retryMails } from '../outbox/outbox.ts';
import type { LeadsCommand } from './arguments.ts';
import { changeLeads } from './change-leads.ts';
import { confirm } from './confirm.ts';
import { describeStatus } from './describe-status.ts';
import { findStatus } from './find-status.ts';
import { renderLead, renderList } from './print-leads.ts';
import { requireLead } from './require-lead.ts';

type CommandOf<Name extends LeadsCommand['command']> = Extract<LeadsCommand, { command: Name }>;

const dayMs = 24 * 60 * 60 * 1000;
const maxExportedLeads = 1_000_000;

/**
 * Runs one command, and returns the text to print.
 * @throws Error with a message for the user.
 */
export async function runCommand(
  database: Database,
  command: LeadsCommand,
  env: Env,
  settings: LeadsSettings,
): Promise<string> {
  const { db } = database;
  switch (command.command) {
    case 'list':
      return listLeads(db, command);
    case 'show':
      return showLead(db, command);
    case 'export':
      return exportCsv(db, command);
    case 'progress':
    case 'spam':
    case 'not-spam':
    case 'note':
    case 'assign':
      return changeLeads(db, command, createNotifications(env.MAIL_TO, settings));
    case 'retry': {
      const id = command.id === null ? null : (await requireLead(db, command.id)).id;
      const count = await retryMails(db, id);
      return `${count} mail(s) or webhook(s) will be tried again as soon as the server runs.\n`;
    }
    case 'delete':
      return deleteAfterConfirmation(db, command, env.DATA_DIR);
    case 'prune': {
      const { leads, mails } = await pruneLeads(db, Date.now() - command.days * dayMs);
      await removeMailFiles(env.DATA_DIR, mails);
      return `${leads} lead(s) deleted.\n`;
    }
    case 'status':
      return describeStatus(await findStatus(env, database));
    case 'help':
      return command.text;
  }
}

async function listLeads(
  db: Database['db'],
  { filter, limit }: CommandOf<'list'>,
): Promise<string> {
  const { leads, total } = await searchLeads(db, { ...filter, limit, offset: 0 });
  if (leads.length === 0) return emptyListMessage(filter);
  const ids = leads.map((lead) => lead.id);
  const facts = { ...(await findColumnFacts(db, ids)), mails: await mailsOf(db, ids) };
  const moreNote = total > leads.length ? `${leads.length} of ${total}; more with --limit.\n` : '';
  return `${renderList(leads, facts, filter.kind ?? null)}${moreNote}`;
}

function emptyListMessage({ state, kind, page, from, to, text, unsubscribed }: LeadFilter): string {
  const isNarrowed = [page, from, to, text].some((value) => value !== undefined);
  if (isNarrowed) return 'No lead matches.\n';
  if (state === 'spam') return 'No spam.\n';
  if (kind === 'subscribe' && !unsubscribed) {
    return 'No subscribers. --unsubscribed shows those who left.\n';
  }
  return state === 'open' && kind === undefined ? 'No leads yet.\n' : 'No lead matches.\n';
}

async function showLead(db: Database['db'], { id, save }: CommandOf<'show'>): Promise<string> {
  const lead = await requireLead(db, id);
  const ids = [lead.id];
  const text = renderLead(lead, {
    ...(await findColumnFacts(db, ids)),
    mails: await mailsOf(db, ids),
    notes: await notesOf(db, lead.id),
    droppedCharacters: await countDroppedCharacters(db, lead.id),
  });
  if (save === null) return text;
  const file = await findFile(db, lead.id);
  if (!file) throw new Error(`Lead ${lead.id} has no file to save.`);
  return `${text}Saved ${saveFile(file, save)}\n`;
}

async function exportCsv(
  db: Database['db'],
  { filter, limit, file }: CommandOf<'export'>,
): Promise<string> {
  const range = { limit: limit ?? maxExportedLeads, offset: 0 };
  const { leads } = await searchLeads(db, { ...filter, ...range });
  const text = exportLeads(leads, await findColumnFacts(db, null), filter.kind ?? null);
  if (file === null) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `${leads.length} lead(s) written to ${file}\n`;
}

async function deleteAfterConfirmation(
  db: Database['db'],
  { id, yes }: CommandOf<'delete'>,
  dataDir: string,
): Promise<string> {
  const lead = await requireLead(db, id);
  process.stdout.write(describeDeletion(await findDeletion(db, lead)));
  const { stdin: input, stdout: output } = process;
  const isConfirmed = yes || (await confirm('Delete it? yes or no: ', { input, output }));
  if (!isConfirmed) return 'Nothing was deleted.\n';
  await removeMailFiles(dataDir, (await deleteLead(db, lead.id)).mails);
  return 'Deleted.\n';
}
