import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { dollars } from './money.ts';
import styles from './services-payouts.module.css';

interface ServicesPayoutsProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  /** Monthly payouts of a sum, by number of years. */
  payouts: readonly { years: string; amount: number }[];
  perMonth: string;
  note: string;
}

/** Monthly payouts in retirement as bars, beside a portrait picture. */
export function ServicesPayouts(props: ServicesPayoutsProps) {
  const { id, img, heading, text, payouts, perMonth, note } = props;
  const maximum = Math.max(...payouts.map(({ amount }) => amount));
  return (
    <section id={id} className={styles.after}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 46vw, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 className="text-h1 font-bold">{heading}</h2>
        <p className="mt-6 text-lead">{text}</p>
        <dl className={styles.payouts}>
          {payouts.map(({ years, amount }) => (
            <div key={years} style={{ '--part': (amount / maximum).toFixed(3) } as CSSProperties}>
              <dt>{years}</dt>
              <dd className="font-display">
                {dollars(amount)}
                <span>{perMonth}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-note text-muted">{note}</p>
      </div>
    </section>
  );
}
