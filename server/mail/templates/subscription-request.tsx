import { Heading, Link, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import type { FirmRecord } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const words = mailWords.subscription;

export const requestTitle = (firm: FirmRecord): string => words.requestTitle(firm.name);

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
      <Text style={mailStyles.text}>{words.request}</Text>
      <MailButton href={confirmHref}>{words.confirm}</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {words.notYou}{' '}
        <Link href={unsubscribeHref} style={mailStyles.link}>
          {words.sayNo}
        </Link>
      </Text>
    </MailLayout>
  );
}
