import { Heading, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { answerTimes } from '../../../src/content/promises.ts';
import { jobTitles } from '../../../src/forms/job-application/schema.ts';
import type { Lead } from '../../leads/tables.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const { company } = siteConfig;

/** Subject of the confirmation that a sender gets. It names a job only if there is one of that title. */
export function confirmationTitle(lead: Lead): string {
  if (lead.form !== 'job-application') return 'We have your message';
  const job = jobTitles.find((title) => title === lead.job);
  return job ? `We have your application for ${job}` : 'We have your application';
}

/** At most three words of letters, as in "Mary-Ann O’Neill". */
const plainName = /^\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;
const longestGreeted = 30;

/** "Hello Ann Marsh," to what can only be a name, "Hello," to anything else. */
const greeting = (name: string): string =>
  name.length <= longestGreeted && plainName.test(name) ? `Hello ${name},` : 'Hello,';

/**
 * Tells the sender of a message or an application that it arrived and what happens next. Anybody's
 * address may stand there: all text is ours, and nothing that a stranger could use to write to others.
 */
export function SenderConfirmation({ lead }: { lead: Lead }) {
  const application = lead.form === 'job-application';
  const title = confirmationTitle(lead);
  return (
    <MailLayout preview={title}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      <Text style={mailStyles.text}>
        {application
          ? `thank you for applying to ${company.name}. Two people here read every application. You will hear from one of them within ${answerTimes.application}.`
          : `thank you for writing to ${company.name}. A person reads every message, and you will have an answer within ${answerTimes.message}.`}
      </Text>
      <Text style={mailStyles.text}>
        Something to add? Reply to this mail, or call {company.phone} ({company.hours}).
      </Text>
      <Text style={mailStyles.quiet}>
        You did not write to us? Then someone mistyped an address, and you can delete this mail.
      </Text>
    </MailLayout>
  );
}
