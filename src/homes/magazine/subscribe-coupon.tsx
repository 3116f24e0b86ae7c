import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CostTable } from '../../elements/cost-table/cost-table.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import runningHeadStyles from './running-head.module.css';
import { RunningHead } from './running-head.tsx';
import styles from './subscribe-coupon.module.css';

interface SubscribeCouponProps {
  runningHead: { page: string; title: string; date: string };
  id: string;
  heading: string;
  cutHint: string;
  cost: {
    heading: string;
    rows: readonly { title: string; cents: number }[];
    total: string;
    shareNote: string;
  };
  /** Envelope for the coupon: postal address, and the picture of the stamp. */
  mail: { note: string; address: readonly string[]; stamp: PictureName };
  /** The form, and the island `SubscribeCouponIssues`. */
  children: ReactNode;
}

/** Price of an issue, and a subscription form as a coupon. */
export function SubscribeCoupon(props: SubscribeCouponProps) {
  const { runningHead, id, heading, cutHint, cost, mail, children } = props;
  const { shareNote, ...costs } = cost;
  return (
    <section id={id} className={`${runningHeadStyles.insidePage} ${styles.page}`}>
      <RunningHead {...runningHead} />
      <div className={styles.grid}>
        <div className={styles.side}>
          <h2 className={styles.heading}>{heading}</h2>
          <CostTable {...costs} className={styles.cost} />
          <p className={styles.after}>{shareNote}</p>
        </div>
        <div className={styles.clip}>
          <p className={styles.cutLine}>
            <svg viewBox="0 0 32 24" aria-hidden="true">
              <path d="M6 1a5 5 0 0 1 3.6 8.4L13 11.2 29 3l2 1.4L16.8 13 31 20.6 29 22 13 13.6l-3.4 1.9a5 5 0 1 1-1.5-1.9L10.6 12.4 8.1 10.9A5 5 0 1 1 6 1Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
            </svg>
            {cutHint}
          </p>
          {children}
        </div>
        <div className={styles.mail}>
          <p>{mail.note}</p>
          <CroppedPicture name={mail.stamp} alt="" sizes="9rem" className={styles.stamp} />
          <Address lines={mail.address} />
        </div>
      </div>
    </section>
  );
}
