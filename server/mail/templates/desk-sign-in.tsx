import { Heading, Text } from 'react-email';
import { ownFirm } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

export const deskSignInTitle = `Your link to the ${ownFirm.name} desk`;

/** Mail with a link that signs its reader in to the desk. */
export function DeskSignIn({ href }: { href: string }) {
  return (
    <MailLayout preview={deskSignInTitle}>
      <Heading as="h1" style={mailStyles.heading}>
        {deskSignInTitle}
      </Heading>
      <Text style={mailStyles.text}>
        It opens the desk once, within ten minutes of your asking for it:
      </Text>
      <MailButton href={href}>Sign in to the desk</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        You did not ask for it? Then do nothing, and pass this mail on to nobody: without the link
        no one gets in.
      </Text>
    </MailLayout>
  );
}
