import { Heading, Link, Text } from 'react-email';
import type { FirmRecord } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

export const requestTitle = (firm: FirmRecord): string =>
  `Please confirm your subscription to the ${firm.name} list`;

interface SubscriptionRequestProps {
  firm: FirmRecord;
  confirmHref: string;
  unsubscribeHref: string;
}

/** Mail that asks its reader to confirm a subscription (double opt-in). */
export function SubscriptionRequest(props: SubscriptionRequestProps) {
  const { firm, confirmHref, unsubscribeHref } = props;
  const title = requestTitle(firm);
  return (
    <MailLayout preview={title} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>
        Somebody, you we hope, entered this address on our site to get our letter. It is on the list
        once you confirm it:
      </Text>
      <MailButton href={confirmHref}>Confirm my subscription</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        It was not you? Then do nothing: no letter comes without your word. To be asked no more:{' '}
        <Link href={unsubscribeHref} style={{ color: '#1F5E45', textDecoration: 'underline' }}>
          say no here
        </Link>
      </Text>
    </MailLayout>
  );
}
