import { Heading, Text } from 'react-email';
import type { LeadMailKind } from '../../db/tables.ts';
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
export const deadMailTitle = (count: number): string =>
  count === 1 ? '1 mail could not be sent' : `${count} mails could not be sent`;

/** Notice to the owner about dead mails, and what to do about them. */
export function DeadMailNotice({ dead }: { dead: readonly DeadMail[] }) {
  const title = deadMailTitle(dead.length);
  const more = dead.length - maxListed;
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>
        The server gave up: the last try failed, or an address was refused for good. What visitors
        sent is stored all the same, files included. Each of these mails is named to you once.
      </Text>
      {dead.slice(0, maxListed).map((mail) => (
        <Text key={`${mail.lead_id} ${mail.kind}`} style={item}>
          {time(mail.created_at)}, lead {mail.lead_id}: {kindTexts[mail.kind]}, to {mail.recipient}.
          From: {mail.name === '' ? mail.email : `${mail.name}, ${mail.email}`}. Why:{' '}
          {mail.last_error ?? 'unknown'}.
        </Text>
      ))}
      {more > 0 && <Text style={mailStyles.quiet}>And {more} more.</Text>}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        To read one: npm run leads -- show ID. To try them all once more: npm run leads -- retry.
      </Text>
    </MailLayout>
  );
}
