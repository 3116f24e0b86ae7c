import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { locale } from '../../content/locale.ts';
import { cn } from '../../themes/cn.ts';
import { clockTime } from '../../words/clock.ts';
import { cordWords } from '../../words/cord.ts';
import styles from './sky.module.css';

interface SkyProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * First screen of a page in the light of the hour at the firm's place: paper by day, warmer in
 * twilight, dark at night. `daylight.inline.ts` sets the hour; without it, it is day.
 */
export function Sky({ children, className }: SkyProps) {
  return (
    <section data-first-screen data-sky className={cn(styles.sky, className)}>
      {children}
      <LocalTime />
    </section>
  );
}

/** Sentence for screen readers: the time there. Hidden until the script has written the time. */
function LocalTime() {
  const time = locale.hours === 24 ? clockTime('{time}') : '{time}';
  const [before, after] = fillTemplate(cordWords.localTime, { town, time }).split('{time}');
  return (
    <p
      hidden
      data-time-zone={siteConfig.company.timeZone}
      data-hour-cycle={locale.hours === 24 ? 'h23' : 'h12'}
      className="sr-only"
    >
      {before}
      <span />
      {after}
    </p>
  );
}
