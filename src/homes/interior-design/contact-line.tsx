import type { ReactNode } from 'react';
import styles from './contact-line.module.css';

interface ContactLineProps {
  id: string;
  /** Lines of the heading. */
  heading: readonly string[];
  text: string;
  phone: { title: string; link: string };
  address: readonly string[];
  note: string;
  formHeading: string;
  /** The form. */
  children: ReactNode;
}

/** Contact section: a question above a brass edge, the form below it. */
export function ContactLine(props: ContactLineProps) {
  const { id, heading, text, phone, address, note, formHeading, children } = props;
  return (
    <section id={id}>
      <h2 className={`${styles.heading} font-medium`}>
        {heading.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <div className={styles.underLine}>
        <div className={styles.text}>
          <p className="text-lead">{text}</p>
          <p>
            <a href={phone.link} className={`${styles.phone} font-display`}>
              {phone.title}
            </a>
          </p>
          <p>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p>{note}</p>
        </div>
        <div className={styles.form}>
          <h3 className="text-h3 font-medium">{formHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
