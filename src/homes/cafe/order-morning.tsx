import type { ReactNode } from 'react';
import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './order-morning.module.css';

interface OrderMorningProps {
  id: string;
  /** Picture with a transparent background that overlaps the section’s edge. */
  img: PictureName;
  heading: string;
  text: string;
  prices: readonly { title: string; text: string; price: string }[];
  formHeading: string;
  phone: { title: string; link: string };
  phoneText: string;
  /** The form. */
  children: ReactNode;
}

/** Items to order for the morning with their prices, a picture, and the order form. */
export function OrderMorning(props: OrderMorningProps) {
  const { id, img, heading, text, prices, formHeading, phone, phoneText, children } = props;
  return (
    <section id={id} data-tone="tint" className={styles.section}>
      <div>
        <Picture name={img} sizes="(width >= 62rem) 38vw, 80vw" className={styles.box} />
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
        <dl className={styles.prices}>
          {prices.map(({ title, text: description, price }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{price}</dd>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.form}>
        <h3 className="text-h3">{formHeading}</h3>
        {children}
        <p className={styles.phone}>
          {phoneText} <a href={phone.link}>{phone.title}</a>
        </p>
      </div>
    </section>
  );
}
