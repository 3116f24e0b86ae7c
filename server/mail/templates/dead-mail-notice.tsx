import { Heading, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import type { LeadMailKind } from '../../db/tables.ts';
import { leadsCommand } from '../../leads-command.ts';
import { describeCount } from '../../outbox/count-rows.ts';
import type { DeadMail } from '../../outbox/dead-mails.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Maximum number of mails that are listed. */
const maxListedMails = 50;

const words = mailWords.dead;
const kindTexts: Record<LeadMailKind, string> = words.kinds;

const itemStyle = { ...mailStyles.quiet, margin: '0 0 12px' };

const formatTimeUtc = (ms: number) =>
  `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Subject of the notice. */
export function deadMailTitle(deadMails: readonly DeadMail[]): string {
  const webhooks = deadMails.filter(({ kind }) => kind === 'webhook').length;
  return words.title(describeCount({ mails: deadMails.length - webhooks, webhooks }));
}

/** Describes a dead row: what it was, and to whom. */
const describeRow = ({ kind, recipient }: DeadMail): string =>
  kind === 'webhook' ? words.webhook(recipient) : words.mail(kindTexts[kind], recipient);

/** Notice to the owner about dead mails and webhooks, and what to do about them. */
export function DeadMailNotice({ deadMails }: { deadMails: readonly DeadMail[] }) {
  const title = deadMailTitle(deadMails);
  const omittedCount = deadMails.length - maxListedMails;
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{words.text}</Text>
      {deadMails.slice(0, maxListedMails).map((mail) => (
        <Text key={`${mail.lead_id} ${mail.kind} ${mail.recipient}`} style={itemStyle}>
          {words.line(
            formatTimeUtc(mail.created_at),
            mail.lead_id,
            describeRow(mail),
            mail.name === '' ? mail.email : `${mail.name}, ${mail.email}`,
            mail.last_error ?? words.unknown,
          )}
        </Text>
      ))}
      {omittedCount > 0 && <Text style={mailStyles.quiet}>{words.more(omittedCount)}</Text>}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {words.commands(leadsCommand())}
      </Text>
    </MailLayout>
  );
}
