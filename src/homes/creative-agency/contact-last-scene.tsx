import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import styles from './contact-last-scene.module.css';

interface ContactLastSceneProps {
  id: string;
  text: string;
  addressLines: readonly string[];
  phone: { title: string; link: string };
  /** A heading, and the form. */
  children: ReactNode;
}

/** Contact section before the credits: a heading, a form, and the address. */
export function ContactLastScene(props: ContactLastSceneProps) {
  const { id, text, addressLines, phone, children } = props;
  return (
    <section id={id} className={styles.section}>
      {children}
      <div className={styles.text}>
        <p>{text}</p>
        <Address lines={addressLines}>
          <a href={phone.link}>{phone.title}</a>
        </Address>
      </div>
    </section>
  );
}
