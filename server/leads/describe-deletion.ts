import { slotText } from '../../src/forms/appointments/schema.ts';
import type { ReleasedSlot } from '../appointments/reassign-slots.ts';
import type { Lead, LeadFileTable, OutboxMail } from '../db/tables.ts';
import { formatTime, oneLine } from '../escape-unprintable.ts';
import { describeCount } from '../outbox/count-rows.ts';
import type { ListState } from '../subscribers/list-states.ts';

/** Everything that a deletion of a lead affects. */
export interface Deletion {
  lead: Lead;
  file: Pick<LeadFileTable, 'name' | 'size'> | null;
  mails: readonly OutboxMail[];
  /** Number of the owner's notes. */
  noteCount: number;
  /** State of the subscription that is deleted with it; null when there is none. */
  subscription: ListState | null;
  /** Slots that it holds. */
  slots: readonly ReleasedSlot[];
  /** Ids of other leads of the same address, which stay. */
  otherLeads: readonly string[];
}

/** Describes what a deletion removes and what stays. */
export function describeDeletion({
  lead,
  file,
  mails,
  noteCount,
  subscription,
  slots,
  otherLeads,
}: Deletion): string {
  const webhooks = mails.filter((row) => row.kind === 'webhook').length;
  const count = { mails: mails.length - webhooks, webhooks };
  const unsentCount = mails.filter(
    (mail) => mail.state === 'pending' || mail.state === 'dead',
  ).length;
  const filedCount = mails.filter((mail) => mail.state === 'filed').length;
  const remarks = [
    ...(unsentCount > 0 ? [`${unsentCount} not sent yet, and never will be`] : []),
    ...(filedCount > 0 ? [`${filedCount} as a file, which goes too`] : []),
  ];
  const sender = [lead.name, lead.email]
    .filter((text) => text !== '')
    .map((text) => oneLine(text, 60));
  const rows: [string, string][] = [
    ['Lead', `${lead.id}, ${lead.form}, ${formatTime(lead.created_at)} UTC, ${sender.join(', ')}`],
    ['CV', file ? `${oneLine(file.name, 60)} (${Math.ceil(file.size / 1024)} KB)` : ''],
    [
      'Mails',
      mails.length === 0
        ? ''
        : [webhooks === 0 ? mails.length : describeCount(count), ...remarks].join('; '),
    ],
    ['Notes', noteCount === 0 ? '' : String(noteCount)],
    ['List', subscription === null ? '' : listNote(subscription)],
    ...slots.map((slot): [string, string] => ['Slot', slotNote(slot)]),
    [
      'Stays',
      otherLeads.length === 0 ? '' : `other leads of this address: ${otherLeads.join(', ')}`,
    ],
  ];
  return `This goes for good:\n${rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `  ${label.padEnd(6)} ${value}\n`)
    .join('')}`;
}

const slotNote = ({ slot, diary, successor }: ReleasedSlot): string =>
  `${slotText(slot)} (${slot}, ${diary}); ${successor === null ? 'anybody can book it then' : `goes to lead ${successor} of the same person, which asked for it too`}`;

const listNote = (state: ListState): string =>
  state === 'unsubscribed'
    ? 'unsubscribed; that this address said no is forgotten with it'
    : `${state}; the address leaves the list`;
