import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './contact-pit-desk.module.css';
import plumbLineStyles from './plumb-line.module.css';

interface ContactPitDeskProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  desks: readonly {
    title: string;
    text: string;
    phone: { title: string; link: string };
    email?: { title: string; link: string };
  }[];
  /** The form. */
  children: ReactNode;
}

/** Contact section at the end of the page's vertical line: names and labels left of it, numbers and fields right of it. */
export function ContactPitDesk({ id, floor, heading, lead, desks, children }: ContactPitDeskProps) {
  return (
    <section
      id={id}
      data-floor={floor}
      data-tone="ink"
      className={`${plumbLineStyles.plumb} ${styles.desk}`}
    >
      <div className={plumbLineStyles.right}>
        <h2 className="font-semibold">{heading}</h2>
      </div>
      <ul className={styles.deskList}>
        {desks.map(({ title, text, phone, email }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {[phone, ...(email ? [email] : [])].map(({ title: address, link }) => (
                <a key={link} href={link} className="lf-link">
                  {address}
                </a>
              ))}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={plumbLineStyles.right}>
        <p className="lf-measure text-lead">{lead}</p>
      </div>
      <div className={styles.deskForm}>{children}</div>
      <svg viewBox="0 0 60 150" className={styles.deskBob} aria-hidden="true" focusable="false">
        <path
          className={styles.deskDark}
          d="M26 0h8v12h7v16h-22v-16h7zM8 34h44L36 112l-6 38-6-38z"
        />
        <path className={styles.deskLight} d="M12 37h12l4 78 1 24-5-28zM22 14h4v12h-4z" />
      </svg>
    </section>
  );
}
