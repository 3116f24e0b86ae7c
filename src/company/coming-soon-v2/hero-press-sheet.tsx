import type { ReactNode } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './hero-press-sheet.module.css';

interface HeroPressSheetProps {
  heading: string;
  lead: string;
  action: { title: string; link: string };
  /** Picture of the finished book. */
  img?: PictureName;
  /** Text before the date. */
  dateLabel: string;
  date: string;
  time: string;
  /** Date for `<time datetime>`: `2027-04-13T09:00:00-04:00`. */
  moment: string;
  /** Text in the trim margin. */
  marginText: string;
  /** Text in place of the seconds with reduced motion. */
  reducedMotionText: string;
  /** Static contents of the four pages, without script and in print. */
  noScriptDigits: readonly (readonly [figure: string, word: string])[];
  /** The countdown, whose four numbers are on the pages. */
  children: ReactNode;
}

/** Hero in the form of an uncut press sheet: a title page at the left, a countdown on four pages at the right. */
export function HeroPressSheet(props: HeroPressSheetProps) {
  const { heading, lead, action, img, dateLabel, date, time, moment } = props;
  const { marginText, reducedMotionText, noScriptDigits } = props;
  return (
    <section data-first-screen="" className={`${styles.section} bg-deep`}>
      <div className={styles.sheet}>
        <div className={styles.trimmedSheet}>
          <h1 className={`${styles.heading} font-display font-bold tracking-closer`}>{heading}</h1>
          <div className={styles.pages}>
            {props.children}
            <p className={styles.noScript} aria-hidden="true">
              {noScriptDigits.map(([figure, word]) => (
                <span key={word} className={styles.page}>
                  <b className={styles.figure}>{figure}</b>
                  <span className={styles.unit}>{word}</span>
                </span>
              ))}
            </p>
            <p className={styles.blank} aria-hidden="true">
              {reducedMotionText}
            </p>
          </div>
          <p className={styles.imprint}>
            {dateLabel}{' '}
            <time dateTime={moment}>
              <b className="font-display font-bold">{date}</b>,{' '}
              <span className="whitespace-nowrap">{time}</span>
            </time>
          </p>
          <div className={styles.lead}>
            <p className="max-w-[26em] text-lead">{lead}</p>
            <Button href={action.link} className={styles.action}>
              {action.title}
            </Button>
            {img && (
              <Picture name={img} sizes="(width >= 48rem) 11rem, 7rem" className={styles.book} />
            )}
          </div>
        </div>
        <p className={styles.printMargin}>
          <span aria-hidden="true" data-print-colors="" className={styles.patches} />
          {marginText}
        </p>
      </div>
    </section>
  );
}
