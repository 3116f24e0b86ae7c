import { Heading, Link, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { formatNumber } from '../../../src/content/formats.ts';
import { responseTimes } from '../../../src/content/response-times.ts';
import type { Lead } from '../../db/tables.ts';
import type { FileFacts } from '../../leads/read-leads.ts';
import { addWorkingDays, formatMoment } from '../dates.ts';
import { greeting } from './greeting.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { NotYou } from './sender-confirmation.tsx';

const { company, promises } = siteConfig;

interface ApplicantConfirmationProps {
  lead: Lead;
  /** Title of the job, if there is one of that title. */
  job: string | undefined;
  cv: FileFacts | null;
  /** Origin of the site. */
  site: string;
}

/** Subject of the confirmation to an applicant. */
export const applicantTitle = (job: string | undefined): string =>
  job ? `We have your application for ${job}` : 'We have your application';

/** Describes a CV as "PDF, 214 KB". */
function cvText({ type, size }: FileFacts): string {
  const kind = type === 'application/pdf' ? 'PDF' : type.includes('opendocument') ? 'ODT' : 'DOCX';
  return `${kind}, ${formatNumber(Math.max(1, Math.round(size / 1024)))} KB`;
}

/**
 * Confirmation to an applicant: what arrived, who reads it, when they hear from us, and how to
 * withdraw. Anyone's address may have been posted, so all text is ours and nothing that was typed
 * is quoted.
 */
export function ApplicantConfirmation({ lead, job, cv, site }: ApplicantConfirmationProps) {
  const title = applicantTitle(job);
  const received = formatMoment(lead.created_at);
  const message = lead.comment === '' ? 'no message' : 'your message';
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      <Text style={mailStyles.text}>
        thank you for applying to {company.name}. Your application arrived on {received}. We have
        your name, this address, your telephone number, {message} and{' '}
        {cv === null ? 'no CV. You meant to send one? Reply with it.' : `your CV (${cvText(cv)}).`}
      </Text>
      <Text style={mailStyles.text}>
        Two people here, who would work with you, read it, each alone. You will hear from one of
        them within {responseTimes.application}: by{' '}
        {addWorkingDays(lead.created_at, promises.applicationDays)}, unless a holiday lies in
        between. If it is no, it comes with a reason.
      </Text>
      <Text style={mailStyles.text}>
        You have changed your mind? Reply with the one word “withdraw”, and we delete all of it, the
        CV included, without asking why. Else we keep it for up to a year:{' '}
        <Link href={`${site}/privacy`} style={{ color: '#1F5E45', textDecoration: 'underline' }}>
          how we treat what you send
        </Link>
      </Text>
      <Text style={mailStyles.text}>
        Something to add? Reply to this mail, or call {company.phone} ({company.hours}).
      </Text>
      <NotYou />
    </MailLayout>
  );
}
