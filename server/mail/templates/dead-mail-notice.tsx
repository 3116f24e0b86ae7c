import { Heading, Text } from 'react-email';
import type { LeadMailKind } from '../../db/tables.ts';
import { leadsCommand } from '../../leads-command.ts';
import { describeCount } from '../../outbox/count-rows.ts';
import type { DeadMail } from '../../outbox/dead-mails.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Maximum number of mails that are listed. */
const maxListed = 50;

const kindTexts: Record<LeadMailKind, string> = {
  'contact-company': 'the note to you of a message',
  'contact-sender': 'the confirmation of a message',
  'appointment-request-sender': 'the question whether to book an appointment',
  'application-company': 'the note to you of an application',
  'application-sender': 'the confirmation of an application',
  'subscription-company': 'the note to you of a subscriber',
  'subscription-request-sender': 'the question whether to subscribe',
  'subscription-sender': 'the welcome to the list',
};

const item = { ...mailStyles.quiet, margin: '0 0 12px' };

const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Subject of the notice. */
export function deadMailTitle(dead: readonly DeadMail[]): string {
  const webhooks = dead.filter(({ kind }) => kind === 'webhook').length;
  return `${describeCount({ mails: dead.length - webhooks, webhooks })} could not be sent`;
}

/** Describes a dead row: what it was, and to whom. */
const describeRow = ({ kind, recipient }: DeadMail): string =>
  kind === 'webhook'
    ? `the call of the webhook ${recipient}`
    : `${kindTexts[kind]}, to ${recipient}`;

/** Notice to the owner about dead mails and webhooks, and what to do about them. */
export function DeadMailNotice({ dead }: { dead: readonly DeadMail[] }) {
  const title = deadMailTitle(dead);
  const more = dead.length - maxListed;
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>
        The server gave up: the last try failed, or an address was refused for good. What visitors
        sent is stored all the same, files included. Each line is named to you once.
      </Text>
      {dead.slice(0, maxListed).map((mail) => (
        <Text key={`${mail.lead_id} ${mail.kind} ${mail.recipient}`} style={item}>
          {time(mail.created_at)}, lead {mail.lead_id}: {describeRow(mail)}. From:{' '}
          {mail.name === '' ? mail.email : `${mail.name}, ${mail.email}`}. Why:{' '}
          {mail.last_error ?? 'unknown'}.
        </Text>
      ))}
      {more > 0 && <Text style={mailStyles.quiet}>And {more} more.</Text>}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {`To read one: ${leadsCommand()} show ID. To try them all once more: ${leadsCommand()} retry.`}
      </Text>
    </MailLayout>
  );
}
