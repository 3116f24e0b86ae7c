import type { ReactNode } from 'react';
import { Button } from '../../elements/button/button.tsx';
import styles from './hero-press-sheet.module.css';

interface HeroPressSheetProps {
  /** Title on the cover of the book. */
  heading: string;
  lead: string;
  action: { title: string; link: string };
  /** Text before the date. */
  dateLabel: string;
  date: string;
  time: string;
  /** Date for `<time datetime>`: `2027-04-13T09:00:00-04:00`. */
  moment: string;
  /** Text in the trim margin. */
  marginText: string;
  /** Static contents of the pages, without script and in print. */
  noScriptDigits: readonly (readonly [figure: string, word: string])[];
  /** The countdown, whose four numbers are on the pages. */
  children: ReactNode;
}

/** Hero with the book itself, whose cover has the heading, on a press sheet whose pages are the countdown. */
export function HeroPressSheet(props: HeroPressSheetProps) {
  const { heading, lead, action, dateLabel, date, time, moment, marginText, noScriptDigits } =
    props;
  return (
    <section data-first-screen="" className={`${styles.section} bg-deep`}>
      <div className={styles.sheet}>
        <div className={styles.trimmedSheet}>
          <figure className={styles.cover}>
            <h1 className={`${styles.heading} font-display font-bold tracking-closer`}>
              {heading}
            </h1>
            <figcaption className={styles.band}>
              {dateLabel}{' '}
              <time dateTime={moment}>
                <b className="font-display font-bold">{date}</b>,{' '}
                <span className="whitespace-nowrap">{time}</span>
              </time>
            </figcaption>
          </figure>
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
          </div>
          <div className={styles.lead}>
            <p className="text-lead">{lead}</p>
            <Button href={action.link} className={styles.action}>
              {action.title}
            </Button>
          </div>
          <p className={styles.printMargin}>
            <span aria-hidden="true" data-print-colors="" className={styles.patches} />
            {marginText}
          </p>
        </div>
      </div>
    </section>
  );
}
