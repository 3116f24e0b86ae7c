import type { ReactNode } from 'react';
import { PenDrawing } from './pen/pen-drawing.tsx';
import { kiteDrawing } from './subscribe-drawing.ts';
import styles from './subscribe-postcard.module.css';

interface SubscribePostcardProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** Text of the postmark. */
  postmark: string;
  /** Small print below the form. */
  note: string;
  /** The form. */
  children: ReactNode;
}

/** Subscription form as a postcard: message on the left, stamp and form on the right. */
export function SubscribePostcard(props: SubscribePostcardProps) {
  const { id, heading, lead, postmark, note, children } = props;
  return (
    <section id={id} className={styles.subscribePostcard}>
      <div className="lf-container">
        <div className={styles.postcard}>
          <div className={styles.message}>
            <h2>{heading}</h2>
            <p>{lead}</p>
            <PenDrawing id="kite" size={[600, 330]} layers={kiteDrawing} className={styles.kite} />
          </div>
          <div className={styles.address}>
            <div className={styles.stamp} aria-hidden="true">
              <div className={styles.perforation}>
                <svg viewBox="430 0 170 260" className={styles.stampKite} aria-hidden="true">
                  <use href="#kite-ink" />
                </svg>
              </div>
              <svg viewBox="0 0 120 120" className={styles.mark} aria-hidden="true">
                <defs>
                  <path id="postmark-circle" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1-88 0" />
                </defs>
                <g fill="none" stroke="currentColor" strokeWidth="2.5">
                  <circle cx="60" cy="60" r="57" />
                  <circle cx="60" cy="60" r="33" />
                </g>
                <text className="font-text" fontSize="12" fontWeight="700" letterSpacing="2.2">
                  <textPath href="#postmark-circle" textLength="268">
                    {postmark}
                  </textPath>
                </text>
              </svg>
            </div>
            {children}
            <p className={styles.note}>{note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
