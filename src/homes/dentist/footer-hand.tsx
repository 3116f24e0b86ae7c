import type { Firm } from '../../content/firm.ts';
import { FirmName } from '../../elements/firm-name/firm-name.tsx';
import type { FooterFacts } from '../../footers/footer-facts.ts';
import {
  FactsList,
  FooterCopyright,
  FooterHome,
  FooterLink,
  FooterLinkRow,
  FooterSocial,
} from '../../footers/footer-parts.tsx';
import { FooterShell } from '../../footers/footer-shell.tsx';
import styles from './footer-hand.module.css';

interface FooterHandProps {
  /** Facts with five main links. */
  facts: FooterFacts;
  logo: Firm['logo'];
  heading: string;
}

/** Footer with a raised hand, whose five fingers are the main links; its cuff has the last lines. */
export function FooterHand({ facts, logo, heading }: FooterHandProps) {
  const { home, registration, links, smallLinks } = facts;
  return (
    <FooterShell tone="tint">
      <div className={`lf-container ${styles.room}`}>
        <p className={styles.heading}>{heading}</p>
        <ul className={styles.fingers}>
          {links.map(({ title, link }) => (
            <li key={link}>
              <a href={link} className={styles.finger}>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
        <FactsList facts={facts} className={styles.facts} />
      </div>
      <div className={styles.cuff}>
        <div className={`lf-container lf-footer-clear ${styles.end}`}>
          <FooterHome facts={facts} logo={<FirmName title={home.title} logo={logo} />} />
          <FooterSocial facts={facts} />
          {registration && (
            <p>
              <FooterLink href={registration.link}>
                {registration.title}{' '}
                <span className="whitespace-nowrap">{registration.number}</span>
              </FooterLink>
            </p>
          )}
          <FooterLinkRow links={smallLinks} />
          <FooterCopyright facts={facts} className="lf-footer-quiet" />
        </div>
      </div>
    </FooterShell>
  );
}
