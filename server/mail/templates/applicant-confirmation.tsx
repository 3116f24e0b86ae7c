import { Heading, Link, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { formatNumber } from '../../../src/content/formats.ts';
import { responseTimes } from '../../../src/content/response-times.ts';
import { mailWords } from '../../../src/words/mails.ts';
import type { Lead } from '../../db/tables.ts';
import type { FileFacts } from '../../leads/read-leads.ts';
import { addWorkingDays, formatMoment } from '../dates.ts';
import { greeting } from './greeting.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { NotYou } from './message-confirmation.tsx';

const { company, promises } = siteConfig;
const { application } = mailWords;

interface ApplicantConfirmationProps {
  lead: Lead;
  /** Title of the job; undefined when no job has the posted title. */
  job: string | undefined;
  cv: FileFacts | null;
  /** Origin of the site. */
  siteUrl: string;
}

/** Subject of the confirmation to an applicant. */
export const applicantTitle = (job: string | undefined): string =>
  job ? application.titleFor(job) : application.title;

/** Describes a CV as "PDF, 214 KB". */
function cvText({ type, size }: FileFacts): string {
  const kind = type === 'application/pdf' ? 'PDF' : type.includes('opendocument') ? 'ODT' : 'DOCX';
  return `${kind}, ${formatNumber(Math.max(1, Math.round(size / 1024)))} KB`;
}

/**
 * Confirmation to an applicant: the data that arrived, its readers, the time of the reply, and how
 * to withdraw. Anyone's address may have been posted, so all text is ours and no posted text is
 * quoted.
 */
export function ApplicantConfirmation({ lead, job, cv, siteUrl }: ApplicantConfirmationProps) {
  const title = applicantTitle(job);
  const receivedAt = formatMoment(lead.created_at);
  const message = lead.comment === '' ? application.withoutMessage : application.withMessage;
  const file = cv === null ? application.withoutCv : application.withCv(cvText(cv));
  const day = addWorkingDays(lead.created_at, promises.applicationDays);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      <Text style={mailStyles.text}>
        {application.thanks(company.name, receivedAt)} {application.data} {message} {file}
      </Text>
      <Text style={mailStyles.text}>{application.next(responseTimes.application, day)}</Text>
      <Text style={mailStyles.text}>
        {application.withdraw}{' '}
        <Link href={`${siteUrl}/privacy`} style={mailStyles.link}>
          {application.privacy}
        </Link>
      </Text>
      <Text style={mailStyles.text}>
        {mailWords.add} {mailWords.reply(company.phone, company.hours)}
      </Text>
      <NotYou />
    </MailLayout>
  );
}
