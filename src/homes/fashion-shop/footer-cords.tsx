import type { CSSProperties } from 'react';
import { addressLines } from '../../content/address-lines.ts';
import type { Firm } from '../../content/firm.ts';
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
import styles from './footer-cords.module.css';

interface FooterCordsProps {
  facts: FooterFacts;
  logo: Firm['logo'];
  heading: string;
  /** Garments by the nights that they hang, from few to many. */
  items: readonly { title: string; link: string; nights: number }[];
  /** Number of nights, with `{count}`. */
  nightsLabel: string;
  action: FooterLinkItem;
}

/** Footer in which each garment hangs on a cord as long as its nights, beside a care label with the facts. */
export function FooterCords(props: FooterCordsProps) {
  const { facts, logo, heading, items, nightsLabel, action } = props;
  const { home, address, hours, registration, links, smallLinks } = facts;
  return (
    <FooterShell tone="ink">
      <div className={styles.room}>
        <nav aria-label={heading} className={styles.rail}>
          <ol className={styles.cords}>
            {items.map(({ title, link, nights }) => (
              <li key={link} style={{ '--nights': nights } as CSSProperties}>
                <a href={link} className={styles.garment}>
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.nights}>
                    {nightsLabel.replace('{count}', `${nights}`)}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.heading}>{heading}</p>
        </nav>
        <div className={styles.label}>
          <FooterHome
            facts={facts}
            className={styles.home}
            logo={
              <span className={styles.name}>
                <svg viewBox={logo.viewBox} aria-hidden="true">
                  <path d={logo.d} />
                </svg>
                {home.title}
              </span>
            }
          />
          <Address lines={addressLines(address)} />
          <p>{hours}</p>
          <p className={styles.contacts}>
            <PhoneLink facts={facts} />
            <EmailLink facts={facts} />
          </p>
          <FooterSocial facts={facts} className={styles.symbols} />
          {registration && (
            <p className={styles.small}>
              <FooterLink href={registration.link}>
                {registration.title}{' '}
                <span className="whitespace-nowrap">{registration.number}</span>
              </FooterLink>
            </p>
          )}
        </div>
        <div className={`${styles.end} lf-footer-clear`}>
          <FooterLink href={action.link}>{action.title}</FooterLink>
          <FooterLinkRow links={links} />
          <FooterLinkRow links={smallLinks} />
          <FooterCopyright facts={facts} />
        </div>
      </div>
    </FooterShell>
  );
}
