import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-fee-slip.module.css';

interface SlipLine {
  label: string;
  amount: string;
}

interface PricesFeeSlipProps {
  id: string;
  heading: string;
  text: string;
  /** Picture below the slip. */
  img: PictureName;
  slip: {
    head: string;
    address: string;
    /** Two accounts, the firm's and a bank's, each ending in the remaining amount. */
    accounts: readonly { title: string; lines: readonly SlipLine[]; sum: SlipLine }[];
    difference: SlipLine;
    foot: string;
  };
}

/** Receipt that compares the firm's fee with that of a bank. */
export function PricesFeeSlip({ id, heading, text, img, slip }: PricesFeeSlipProps) {
  return (
    <section id={id} className={styles.fee}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 66vw, 100vw" className={styles.marble} />
      <div className={styles.text}>
        <h2 className="text-h2 font-bold">{heading}</h2>
        <p className="mt-5">{text}</p>
      </div>
      <div className={styles.slip}>
        <p className="text-center font-display text-h4 font-semibold">{slip.head}</p>
        <p className="text-center text-muted">{slip.address}</p>
        {slip.accounts.map(({ title, lines, sum }) => (
          <div key={title} className={styles.part}>
            <h3>{title}</h3>
            <dl>
              {[...lines, sum].map((line) => (
                <div key={line.label} data-total={line === sum || undefined}>
                  <dt>{line.label}</dt>
                  <dd>{line.amount}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p className={`${styles.part} ${styles.difference}`}>
          <span>{slip.difference.label}</span>
          <strong className="font-display">{slip.difference.amount}</strong>
        </p>
        <p className="mt-5 text-center text-muted">{slip.foot}</p>
      </div>
    </section>
  );
}
