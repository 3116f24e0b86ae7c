import { Button } from 'react-email';

/** Call-to-action button of a mail. */
export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <Button
    href={href}
    style={{
      padding: '14px 24px',
      fontSize: '16px',
      fontWeight: 600,
      color: '#FFFFFF',
      backgroundColor: '#1F5E45',
    }}
  >
    {children}
  </Button>
);
