import type { ReactNode } from 'react';
import styles from './subscribe-week.module.css';

interface SubscribeWeekProps {
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Subscription form for the weekly schedule. */
export function SubscribeWeek({ heading, text, children }: SubscribeWeekProps) {
  return (
    <div className={`${styles.weekLetter} print:hidden`}>
      <div>
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-1">{text}</p>
      </div>
      {children}
    </div>
  );
}
