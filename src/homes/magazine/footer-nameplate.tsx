import { addressLines } from '../../content/address-lines.ts';
import { Address } from '../../elements/address/address.tsx';
import type { FooterFacts, FooterLinkItem } from '../../footers/footer-facts.ts';
import {
  EmailLink,
  FooterCopyright,
  FooterHome,
  FooterLink,
  FooterLinkRow,
  FooterSocial,
  PhoneLink,
} from '../../footers/footer-parts.tsx';
import { FooterShell } from '../../footers/footer-shell.tsx';
import styles from './footer-nameplate.module.css';

interface FooterNameplateProps {
  facts: FooterFacts;
  heading: string;
  /** Recurring days, each with links to what happens then. */
  items: readonly { day: string; links: readonly FooterLinkItem[] }[];
}

/** Footer as the foot of a newspaper: dates in columns, the name from edge to edge, and the imprint. */
export function FooterNameplate({ facts, heading, items }: FooterNameplateProps) {
  const { home, address, hours, registration, links, smallLinks } = facts;
  return (
    <FooterShell tone="accent">
      <div className={styles.page}>
        <nav aria-label={heading}>
          <p className={styles.label}>{heading}</p>
          <ol className={styles.dates}>
            {items.map(({ day, links: dayLinks }) => (
              <li key={day}>
                <p className={styles.day}>{day}</p>
                {dayLinks.map(({ title, link }) => (
                  <a key={link} href={link} className={styles.event}>
                    {title}
                  </a>
                ))}
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.plate}>
          <FooterHome
            facts={facts}
            className={styles.home}
            logo={<span className={styles.name}>{home.title}</span>}
          />
        </div>
        <div className={styles.imprint}>
          <Address lines={addressLines(address)} />
          <p>{hours}</p>
          <p className={styles.contacts}>
            <PhoneLink facts={facts} />
            <EmailLink facts={facts} />
          </p>
          {registration && (
            <p>
              <FooterLink href={registration.link}>
                {registration.title}{' '}
                <span className="whitespace-nowrap">{registration.number}</span>
              </FooterLink>
            </p>
          )}
        </div>
        <div className={`${styles.end} lf-footer-clear`}>
          <FooterLinkRow links={links} />
          <FooterSocial facts={facts} />
          <FooterLinkRow links={smallLinks} />
          <FooterCopyright facts={facts} />
        </div>
      </div>
    </FooterShell>
  );
}
