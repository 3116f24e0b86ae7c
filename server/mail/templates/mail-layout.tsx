import type { CSSProperties, ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Section, Text } from 'react-email';
import { addressLine } from '../../../src/content/address-lines.ts';
import { locale } from '../../../src/content/locale.ts';
import { housePalettes } from '../../../src/themes/palette.ts';
import { mailWords } from '../../../src/words/mails.ts';
import { type FirmRecord, ownFirm } from '../../firms.ts';

const { light: colors } = housePalettes;

const font = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

export const mailStyles = {
  body: { margin: 0, padding: '32px 16px', backgroundColor: colors.paper, fontFamily: font },
  sheet: {
    maxWidth: '560px',
    padding: '32px',
    backgroundColor: colors.surface,
    borderTop: `4px solid ${colors.accent}`,
  },
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '28px', color: colors.ink },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: colors.ink },
  quiet: { margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', color: colors.muted },
  note: {
    margin: '0 0 16px',
    padding: '12px 16px',
    fontSize: '15px',
    lineHeight: '22px',
    color: colors.ink,
    backgroundColor: colors.alertTint,
  },
  link: { color: colors.deep, textDecoration: 'underline' },
  rule: { margin: '24px 0 16px', borderColor: colors.line },
} satisfies Record<string, CSSProperties>;

interface MailLayoutProps {
  preview: string;
  /** Firm that the mail is from; default: the company. */
  firm?: FirmRecord;
  children: ReactNode;
}

/** Layout of every mail, with the firm's address in the footer. */
export function MailLayout({ preview, firm = ownFirm, children }: MailLayoutProps) {
  return (
    <Html lang={locale.language}>
      <Head />
      <Body style={mailStyles.body}>
        {/* react-email's Preview adds 150 invisible characters; the line alone is enough. */}
        <div style={{ display: 'none' }} data-skip-in-text="true">
          {preview}
        </div>
        <Container style={mailStyles.sheet}>
          <Section>{children}</Section>
          <Hr style={mailStyles.rule} />
          <Text style={mailStyles.quiet}>
            {firm.legalName}, {addressLine(firm.address)}
          </Text>
          <Text style={mailStyles.quiet}>
            {firm.phone} · {firm.email}
          </Text>
          {firm.isSample && (
            <Text style={{ ...mailStyles.quiet, marginTop: '12px' }}>
              {mailWords.sample(firm.name, ownFirm.name, ownFirm.email)}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
