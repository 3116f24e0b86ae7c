import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-send-page.module.css';

interface ContactSendPageProps {
  id: string;
  /** Close-up of pencil shavings. */
  img: PictureName;
  heading: string;
  text: string;
  rates: readonly { name: string; price: string; text: string }[];
  /** Text after each price. */
  priceUnit: string;
  /** Part about the editor. */
  editor: { heading: string; text: string };
  /** The page count, and the form. */
  children: ReactNode;
}

/** Rates per page, and a form to paste a text into. */
export function ContactSendPage(props: ContactSendPageProps) {
  const { id, img, heading, text, rates, priceUnit, editor, children } = props;
  return (
    <section id={id} className={styles.page}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 50vw, 100vw"
        className={styles.pagePicture}
      />
      <div className={styles.pageText}>
        <h2 className={styles.pageHeading}>{heading}</h2>
        <p>{text}</p>
        <dl className={styles.pageRates}>
          {rates.map(({ name, price, text: description }) => (
            <div key={name}>
              <dt>
                {name} <b>{price}</b> {priceUnit}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.pageReader}>{editor.heading}</h3>
        <p>{editor.text}</p>
      </div>
      <div className={styles.pageForm}>{children}</div>
    </section>
  );
}
