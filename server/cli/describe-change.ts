import { slotText } from '../../src/forms/appointments/schema.ts';
import type { ReclaimedSlot } from '../appointments/reclaim-slot.ts';
import type { LeadNotificationKind } from '../db/tables.ts';
import type { Release, SpamConsequences } from '../leads/change-lead.ts';

const formatNotes = (id: string, notes: readonly string[]): string =>
  `${id}: ${notes.join('; ')}.\n`;

/** Describes what happened to a lead that was marked as spam; null when it was spam already. */
export function describeSpamMark(id: string, consequences: SpamConsequences | null): string {
  if (!consequences) return formatNotes(id, ['was spam already']);
  const { stoppedMails, slots, hasLeftList } = consequences;
  return formatNotes(id, [
    'is spam now',
    ...(stoppedMails > 0 ? [`${stoppedMails} mail(s) that waited will not be sent`] : []),
    ...slots.map(({ slot, successor }) =>
      successor === null
        ? `${slotText(slot)} is free`
        : `${slotText(slot)} went to lead ${successor} of the same person`,
    ),
    ...(hasLeftList ? ['its address left the mailing list'] : []),
  ]);
}

const slotNotes: Record<ReclaimedSlot, string> = {
  booked: 'its appointment is booked again',
  held: 'its appointment is held until its sender confirms it by mail',
  taken: 'its time is taken by now',
  'too-many': 'its sender has two other appointments to come, so the time was not booked',
  over: 'the time of its appointment has passed',
  'no-mail': 'no mail can ask its sender to confirm the time, so it was not held',
};

const isForSender = (kind: LeadNotificationKind): boolean => kind.endsWith('-sender');

function describeMails(kinds: readonly LeadNotificationKind[]): string {
  if (kinds.length === 0) return 'no mail was held back';
  const senderCount = kinds.filter(isForSender).length;
  const webhookCount = kinds.filter((kind) => kind === 'webhook').length;
  const companyCount = kinds.length - senderCount - webhookCount;
  const counts = [
    ...(companyCount > 0 ? [`${companyCount} to you`] : []),
    ...(senderCount > 0 ? [`${senderCount} to its sender`] : []),
    ...(webhookCount > 0 ? [`${webhookCount} to webhooks`] : []),
  ];
  return `mail(s) on the way: ${counts.join(', ')}`;
}

/** Describes what happened to a lead that was released from spam. */
export function describeRelease(id: string, release: Release): string {
  switch (release.outcome) {
    case 'not-spam':
      return formatNotes(id, ['was no spam']);
    case 'known-address':
      return formatNotes(id, [
        'stays spam',
        'the mailing list has its address already, or it declined',
      ]);
    case 'invalid-address':
      return formatNotes(id, ['stays spam', 'its address is none, so nobody can confirm it']);
    case 'released': {
      const { mails, slot, droppedCharacters } = release;
      return formatNotes(id, [
        'is no spam',
        describeMails(mails.map(({ kind }) => kind)),
        ...(slot === null ? [] : [slotNotes[slot]]),
        ...(droppedCharacters > 0
          ? [`${droppedCharacters} characters were cut when it was stored as spam, and are lost`]
          : []),
      ]);
    }
  }
}
