import type { ReactNode } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import styles from './contact-cord.module.css';
import { ContactReasons, type ContactReasonsProps } from './contact-reasons.tsx';
import { narrowTail, tailBox, wideTail } from './contact-tail.ts';

interface ContactMessageProps {
  heading: string;
  lead: string;
  /** Cases in which one does something else, beside the form. */
  reasons: ContactReasonsProps;
  /** The form, an island. */
  children: ReactNode;
}

const { left, right, height } = tailBox;

/** Contact form, in whose button the cord ends: the coil hangs down beside it, as long as the form is. */
export function ContactMessage({ heading, lead, reasons, children }: ContactMessageProps) {
  return (
    <section className={styles.message}>
      <div className="lf-container grid gap-x-6 pt-12 pb-16 md:grid-cols-12 md:pb-20 lg:grid-rows-[auto_1fr]">
        <div className="md:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-[26em]">{lead}</p>
        </div>
        <div className="max-md:mt-8 md:col-span-6 md:col-start-6 lg:row-span-2">{children}</div>
        <ContactReasons {...reasons} />
      </div>
      <div data-cord="" className={styles.tail}>
        <svg
          viewBox={`${left} 0 ${right - left} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={wideTail()} />
        </svg>
      </div>
      <Cord narrow={narrowTail()} className={styles.narrowTail} />
    </section>
  );
}
