import { Heading, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import type { Lead } from '../../leads/tables.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const { company } = siteConfig;

/** Subject of the confirmation that a sender gets. */
export const confirmationTitle = (lead: Lead): string =>
  lead.form === 'job-application'
    ? `We have your application${lead.job ? ` for ${lead.job}` : ''}`
    : `We have your message`;

/** Tells the sender of a message or an application what arrived and what happens next. */
export function SenderConfirmation({ lead, fileName }: { lead: Lead; fileName: string | null }) {
  const application = lead.form === 'job-application';
  const title = confirmationTitle(lead);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>Hello {lead.name},</Text>
      <Text style={mailStyles.text}>
        {application
          ? `thank you for applying to ${company.name}. Two people here read every application. You will hear from us within ten working days, whatever we decide.`
          : `thank you for writing to ${company.name}. A person reads every message, and you will have an answer within two working days.`}
      </Text>
      {fileName !== null && <Text style={mailStyles.text}>Your CV arrived as {fileName}.</Text>}
      {lead.comment !== '' && (
        <>
          <Text style={mailStyles.quiet}>You wrote:</Text>
          <Text style={{ ...mailStyles.text, whiteSpace: 'pre-wrap' }}>{lead.comment}</Text>
        </>
      )}
      <Text style={mailStyles.text}>
        Something to add? Reply to this mail, or call {company.phone} ({company.hours}).
      </Text>
      <Text style={mailStyles.quiet}>
        You did not write to us? Then someone mistyped an address, and you can delete this mail.
      </Text>
    </MailLayout>
  );
}
