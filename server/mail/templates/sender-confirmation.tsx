import { Heading, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { answerTimes } from '../../../src/content/promises.ts';
import type { Lead } from '../../leads/tables.ts';
import { greeting } from './greeting.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const { company } = siteConfig;

/** Subject of the confirmation that the sender of a message gets. */
export const confirmationTitle = 'We have your message';

/**
 * Tells the sender of a message that it arrived and what happens next. Anybody's address may stand
 * there: all text is ours, and nothing that a stranger could use to write to others.
 */
export function SenderConfirmation({ lead }: { lead: Lead }) {
  return (
    <MailLayout preview={confirmationTitle}>
      <Heading as="h1" style={mailStyles.heading}>
        {confirmationTitle}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      <Text style={mailStyles.text}>
        thank you for writing to {company.name}. A person reads every message, and you will have an
        answer within {answerTimes.message}.
      </Text>
      <Text style={mailStyles.text}>
        Something to add? Reply to this mail, or call {company.phone} ({company.hours}).
      </Text>
      <NotYou />
    </MailLayout>
  );
}

/** For whoever gets the mail of somebody who mistyped an address. */
export function NotYou() {
  return (
    <Text style={mailStyles.quiet}>
      You did not write to us? Then someone mistyped an address, and you can delete this mail.
    </Text>
  );
}
