import type { ReactNode } from 'react';
import { CountdownText } from '../../elements/countdown/countdown-text.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './subscribe-shelf.module.css';

interface SubscribeShelfProps {
  id: string;
  heading: string;
  lead: string;
  /** Heading and lead after the end of the countdown. */
  afterLaunch: { heading: string; lead: string };
  note: string;
  /** Text on the spine of the book that fills the gap. */
  spine: string;
  /** Full-width picture of a bookshelf with a gap. */
  media: SizedPicture;
  /** The form: one field and its button. */
  children: ReactNode;
}

/** Subscription form below a bookshelf with a gap, which is filled from the publication day on. */
export function SubscribeShelf({
  id,
  heading,
  lead,
  afterLaunch,
  note,
  spine,
  media,
  children,
}: SubscribeShelfProps) {
  return (
    <section id={id} className="shelf scroll-mt-20 overflow-x-clip pb-16 lg:pb-28">
      <div className={styles.board}>
        <Picture {...media} imgClassName="h-full" />
        <span
          aria-hidden="true"
          data-print-colors=""
          className={`${styles.book} font-display font-bold`}
        >
          {spine}
        </span>
      </div>
      <div className="lf-container">
        <div className={styles.slip}>
          <h2 className="text-h2 font-bold tracking-close text-balance">
            <CountdownText before={heading} after={afterLaunch.heading} />
          </h2>
          <p className="mt-3 mb-6">
            <CountdownText before={lead} after={afterLaunch.lead} />
          </p>
          {children}
          <p className="mt-4 text-note text-muted">{note}</p>
        </div>
      </div>
    </section>
  );
}
