import type { ReactNode } from 'react';
import styles from './contact-cord.module.css';
import { tail, tailBox } from './contact-cord.ts';

interface ContactMessageProps {
  heading: string;
  lead: string;
  /** The form, an island. */
  children: ReactNode;
}

const { left, right, height } = tailBox;

/** Contact form; the coil hangs down beside it, as long as the form is, and ends in its button. */
export function ContactMessage({ heading, lead, children }: ContactMessageProps) {
  return (
    <section className={styles.message}>
      <div className="lf-container grid gap-x-6 gap-y-8 pt-12 pb-16 md:grid-cols-12 md:pb-20">
        <div className="md:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-[26em] text-muted">{lead}</p>
        </div>
        <div className="md:col-span-6 md:col-start-6">{children}</div>
      </div>
      <div className={styles.tail}>
        <svg
          viewBox={`${left} 0 ${right - left} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={tail()} />
        </svg>
      </div>
    </section>
  );
}
