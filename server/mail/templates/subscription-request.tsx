import { Button, Heading, Link, Text } from 'react-email';
import { siteConfig } from '../../../site.config.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const { company } = siteConfig;

export const requestTitle = `Please confirm your subscription to the ${company.name} list`;

interface SubscriptionRequestProps {
  confirmHref: string;
  unsubscribeHref: string;
}

/** Asks whoever reads an address whether it is to be on the list. */
export function SubscriptionRequest({ confirmHref, unsubscribeHref }: SubscriptionRequestProps) {
  return (
    <MailLayout preview={requestTitle}>
      <Heading as="h1" style={mailStyles.heading}>
        {requestTitle}
      </Heading>
      <Text style={mailStyles.text}>
        Somebody, you we hope, entered this address on our site to get our letter. It is on the list
        once you confirm it:
      </Text>
      <Button
        href={confirmHref}
        style={{
          padding: '14px 24px',
          fontSize: '16px',
          fontWeight: 600,
          color: '#FFFFFF',
          backgroundColor: '#1F5E45',
        }}
      >
        Confirm my subscription
      </Button>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        It was not you? Then do nothing: no letter comes without your word. To be asked no more,{' '}
        <Link href={unsubscribeHref} style={{ color: '#1F5E45', textDecoration: 'underline' }}>
          say no here
        </Link>
        .
      </Text>
    </MailLayout>
  );
}
