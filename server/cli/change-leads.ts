import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import type { Lead, Tables } from '../db/tables.ts';
import { assignLead, markAsSpam, releaseFromSpam, setProgress } from '../leads/change-lead.ts';
import { addNote } from '../leads/notes.ts';
import type { NotificationsFor } from '../outbox/notifications.ts';
import type { LeadsCommand } from './arguments.ts';
import { describeRelease, describeSpamMark } from './describe-change.ts';
import { requireLead } from './require-lead.ts';

/** Commands that change leads. */
export type ChangeCommand = Extract<
  LeadsCommand,
  { command: 'progress' | 'spam' | 'not-spam' | 'note' | 'assign' }
>;

/**
 * Changes leads. Nothing is changed when one of the ids is wrong, or the progress of a spam lead
 * would be set.
 * @param notificationsFor function that returns the mails and webhook calls for the company
 * @returns the text to print.
 * @throws Error with a message for people.
 */
export async function changeLeads(
  db: Kysely<Tables>,
  command: ChangeCommand,
  notificationsFor: NotificationsFor,
): Promise<string> {
  const leads: Lead[] = [];
  for (const id of 'ids' in command ? command.ids : [command.id]) {
    leads.push(await requireLead(db, id));
  }
  const spamLead = command.command === 'progress' && leads.find(({ status }) => status === 'spam');
  if (spamLead)
    throw new Error(`${spamLead.id} is spam. Take it back first: not-spam ${spamLead.id}`);
  const lines: string[] = [];
  for (const { id } of leads) lines.push(await changeLead(db, id, command, notificationsFor));
  return lines.join('');
}

async function changeLead(
  db: Kysely<Tables>,
  id: string,
  command: ChangeCommand,
  notificationsFor: NotificationsFor,
): Promise<string> {
  switch (command.command) {
    case 'progress': {
      const { progress } = command;
      if (!(await setProgress(db, id, progress))) return goneMessage(id);
      return `${id}: is ${progress} now.\n`;
    }
    case 'spam':
      return describeSpamMark(id, await markAsSpam(db, id));
    case 'not-spam': {
      const release = await releaseFromSpam(db, id, notificationsFor);
      return release ? describeRelease(id, release) : goneMessage(id);
    }
    case 'note': {
      const { author, text } = command;
      const note = await addNote(db, id, { author: author ?? userInfo().username, text });
      return note ? `${id}: has the note.\n` : goneMessage(id);
    }
    case 'assign': {
      const { person } = command;
      if (!(await assignLead(db, id, person))) return goneMessage(id);
      return person === '' ? `${id}: is nobody's now.\n` : `${id}: is ${person}'s now.\n`;
    }
  }
}

/** Describes a lead that was deleted, or marked as spam, after it was found. */
const goneMessage = (id: string): string => `${id}: was deleted or marked as spam just now.\n`;
