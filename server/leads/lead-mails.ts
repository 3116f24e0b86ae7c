import type { FormName, LeadMailKind, LeadStatus } from '../db/tables.ts';
import type { MailToEnqueue } from '../outbox/enqueue-mails.ts';

/** Forms that send a message; subscribing has mails of its own. */
export type MessageForm = Exclude<FormName, 'subscribe'>;

const confirmationKinds: Record<MessageForm, LeadMailKind> = {
  contact: 'contact-sender',
  comment: 'contact-sender',
  message: 'contact-sender',
  'job-application': 'application-sender',
};

/** Facts that decide which mails a message causes. */
export interface MessageFacts {
  form: MessageForm;
  status: LeadStatus;
  /** Address of the sender. */
  email: string;
  /** True when a slot is held until its sender confirms it by mail. */
  wantsSlot: boolean;
}

/**
 * Chooses the rows of a message by the verdict of its check. Unverified senders get no
 * confirmation: anyone's address may be in the field. Held slots are confirmed by the reader of the
 * mail.
 * @param notifications rows that announce it to the company
 */
export function chooseMails(
  { form, status, email, wantsSlot }: MessageFacts,
  notifications: readonly MailToEnqueue[],
): MailToEnqueue[] {
  switch (status) {
    case 'new':
      return [...notifications, { kind: confirmationKinds[form], recipient: email }];
    case 'unverified':
      return wantsSlot
        ? [...notifications, { kind: 'appointment-request-sender', recipient: email }]
        : [...notifications];
    case 'spam':
      return [];
  }
}
