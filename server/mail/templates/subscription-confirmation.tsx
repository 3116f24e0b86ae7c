import { Heading, Link, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const { company } = siteConfig;

export const subscriptionTitle = `You are on the ${company.name} list`;

/** Confirms a subscription and says how to end it. */
export function SubscriptionConfirmation({ unsubscribeHref }: { unsubscribeHref: string }) {
  return (
    <MailLayout preview={subscriptionTitle}>
      <Heading as="h1" style={mailStyles.heading}>
        {subscriptionTitle}
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
