import { Heading, Link, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import type { FirmRecord } from '../../firms.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const words = mailWords.subscription;

export const subscriptionTitle = (firm: FirmRecord): string => words.title(firm.name);

/** Confirmation of a subscription, with a link to end it. */
export function SubscriptionConfirmation({
  firm,
  unsubscribeHref,
}: {
  firm: FirmRecord;
  unsubscribeHref: string;
}) {
  const title = subscriptionTitle(firm);
  return (
    <MailLayout preview={title} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{words.text}</Text>
      <Text style={mailStyles.text}>
        {words.leave}{' '}
        <Link href={unsubscribeHref} style={mailStyles.link}>
          {words.unsubscribe}
        </Link>
      </Text>
    </MailLayout>
  );
}
