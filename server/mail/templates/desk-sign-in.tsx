import { Heading, Text } from 'react-email';
import { mailWords } from '../../../src/words/mails.ts';
import { ownFirm } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const words = mailWords.desk;

export const deskSignInTitle = words.title(ownFirm.name);

/** Mail with a link that signs its reader in to the desk. */
export function DeskSignIn({ href }: { href: string }) {
  return (
    <MailLayout preview={deskSignInTitle}>
      <Heading as="h1" style={mailStyles.heading}>
        {deskSignInTitle}
      </Heading>
      <Text style={mailStyles.text}>{words.text}</Text>
      <MailButton href={href}>{words.signIn}</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>{words.notYou}</Text>
    </MailLayout>
  );
}
