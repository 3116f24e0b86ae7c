import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-days.module.css';

interface ContactDaysProps {
  id: string;
  /** Portrait picture. */
  img: PictureName;
  heading: string;
  text: string;
  contactHeading: string;
  contact: readonly { title: string; link: string; text: string }[];
  notes: readonly string[];
  address: string;
  /** The form. */
  children: ReactNode;
}

/** Contact form, and information for a visit. */
export function ContactDays(props: ContactDaysProps) {
  const { id, img, heading, text, contactHeading, contact, notes, address, children } = props;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.sheet}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <div className={styles.side}>
        <CroppedPicture
          name={img}
          sizes="(width >= 62rem) 38vw, 100vw"
          className={styles.picture}
        />
        <div id="contact" className={styles.contact}>
          <h3 className={`${styles.stopped} font-bold`}>{contactHeading}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <dl>
            {contact.map(({ title, link, text: contactText }) => {
              const [mailbox, domain] = contactText.split('@');
              return (
                <div key={link}>
                  <dt>{title}</dt>
                  <dd>
                    <a href={link}>
                      {mailbox}
                      {domain && (
                        <>
                          @<wbr />
                          {domain}
                        </>
                      )}
                    </a>
                  </dd>
                </div>
              );
            })}
          </dl>
          <p>{address}</p>
        </div>
      </div>
    </section>
  );
}
