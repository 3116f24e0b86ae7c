import { Heading, Link, Text } from 'react-email';
import type { FirmRecord } from '../../firms.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

export const subscriptionTitle = (firm: FirmRecord): string => `You are on the ${firm.name} list`;

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
      <Text style={mailStyles.text}>
        Thank you for confirming. Now and then we write down what we learned from a project and send
        it to this address. Nothing else comes, and nobody else gets your address.
      </Text>
      <Text style={mailStyles.text}>
        Not you, or not any more?{' '}
        <Link href={unsubscribeHref} style={{ color: '#1F5E45', textDecoration: 'underline' }}>
          Unsubscribe here
        </Link>
      </Text>
    </MailLayout>
  );
}
