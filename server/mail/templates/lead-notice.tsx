import { Heading, Text } from 'react-email';
import type { Lead } from '../../leads/tables.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

// The message keeps the line breaks that the visitor typed.
const paragraph = { ...mailStyles.text, whiteSpace: 'pre-wrap' } as const;

const unchecked = 'Nobody could check that a person sent this.';
const reasons: Partial<Record<string, string>> = {
  'no-script': `${unchecked} It was sent without JavaScript, so no captcha could be solved.`,
  'captcha-down': `${unchecked} The captcha service did not answer when it was sent.`,
  honeypot:
    'This may come from a robot: a field was filled in that people do not see. Some programs that fill in forms do so as well, and the captcha was solved.',
};

/** Title of the company's notice about a lead. */
export function leadNoticeTitle(lead: Lead): string {
  const titles = {
    contact: `Message from ${lead.name}`,
    message: `Message from ${lead.name}`,
    'job-application': `Application from ${lead.name}${lead.job ? `: ${lead.job}` : ''}`,
    subscribe: 'New subscriber',
  };
  const title = titles[lead.form];
  if (lead.status !== 'unverified') return title;
  return `[${lead.reason === 'honeypot' ? 'suspect' : 'unverified'}] ${title}`;
}

function rows(lead: Lead): [label: string, value: string][] {
  const details = JSON.parse(lead.details) as Record<string, string>;
  const all: [string, string][] = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Subject', lead.subject],
    ['Job', lead.job],
    ...Object.entries(details),
    ['Page', lead.page],
    ['Received', `${new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['Lead', lead.id],
  ];
  return all.filter(([, value]) => value !== '');
}

/** Tells the company about a message, an application or a subscriber. */
export function LeadNotice({ lead, fileName }: { lead: Lead; fileName: string | null }) {
  const title = leadNoticeTitle(lead);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      {lead.status === 'unverified' && (
        <Text style={mailStyles.note}>
          {reasons[lead.reason ?? ''] ?? unchecked} The sender got no confirmation.
        </Text>
      )}
      {lead.comment !== '' && <Text style={paragraph}>{lead.comment}</Text>}
      {rows(lead).map(([label, value]) => (
        <Text key={label} style={mailStyles.quiet}>
          {label}: {value}
        </Text>
      ))}
      {fileName !== null && <Text style={mailStyles.quiet}>CV: {fileName} (attached)</Text>}
      {lead.form !== 'subscribe' && (
        <Text style={{ ...mailStyles.quiet, marginTop: '16px' }}>
          Reply to this mail to answer {lead.name}.
        </Text>
      )}
    </MailLayout>
  );
}
