import { Button } from 'react-email';
import { housePalettes } from '../../../src/themes/palette.ts';

const { light: colors } = housePalettes;

/** Call-to-action button of a mail. */
export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <Button
    href={href}
    style={{
      padding: '14px 24px',
      fontSize: '16px',
      fontWeight: 600,
      color: colors.onAccent,
      backgroundColor: colors.accent,
    }}
  >
    {children}
  </Button>
);
