import { Heading, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import { formatAppointment, type LeadAppointment } from '../../appointments/find-appointments.ts';
import { lineRows } from '../../lead-texts.ts';
import { fieldLine, leadNoticeTitle, type NoticeFacts } from '../../leads/lead-title.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { PostedText } from './posted-text.tsx';

const { notice } = mailWords;
const reasonTexts: Partial<Record<string, string>> = {
  'no-script': `${notice.unchecked} ${notice.noScript}`,
  'captcha-down': `${notice.unchecked} ${notice.captchaDown}`,
  honeypot: notice.honeypot,
};

interface LeadNoticeProps extends NoticeFacts {
  appointment: LeadAppointment | null;
  /** Name of the attached CV. */
  fileName: string | null;
}

/** Returns label and value of the stored facts, one line each. */
function factRows({
  lead,
  firm,
  appointment,
  fileName,
}: LeadNoticeProps): [label: string, value: string][] {
  const { facts } = notice;
  const receivedAt = new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ');
  const allRows: [string, string][] = [
    ...lineRows(lead),
    [facts.appointment, appointment ? formatAppointment(appointment) : ''],
    [facts.with, appointment ? firm.name : ''],
    [facts.cv, fileName === null ? '' : notice.attached(fileName)],
    [facts.page, lead.page],
    [facts.received, `${receivedAt} UTC`],
    [facts.lead, lead.id],
  ];
  return allRows.filter(([, value]) => value !== '');
}

/** Notice to the company about a message, an application or a subscriber. */
export function LeadNotice(props: LeadNoticeProps) {
  const { lead, firm } = props;
  const title = leadNoticeTitle(props);
  return (
    <MailLayout preview={title} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      {lead.status === 'unverified' && (
        <Text style={mailStyles.note}>
          {reasonTexts[lead.reason ?? ''] ?? notice.unchecked} {notice.noConfirmation}
        </Text>
      )}
      <PostedText lead={lead} />
      {factRows(props).map(([label, value]) => (
        <Text key={label} style={mailStyles.quiet}>
          {label}: {fieldLine(value)}
        </Text>
      ))}
      {lead.form !== 'subscribe' && (
        <Text style={{ ...mailStyles.quiet, marginTop: '16px' }}>
          {notice.reply(fieldLine(lead.name))}
        </Text>
      )}
    </MailLayout>
  );
}
