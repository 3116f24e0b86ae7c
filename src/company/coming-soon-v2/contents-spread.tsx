import styles from './contents-spread.module.css';
import { printProgressText } from './print-progress-text.ts';

interface ContentsSpreadProps {
  id: string;
  heading: string;
  lead: string;
  /** Static text; a script replaces it by the number of printed chapters. */
  staticText: string;
  /** Text before the number of a sheet. */
  sheetLabel: string;
  /** Label of a printed chapter. */
  printedLabel: string;
  items: readonly {
    printTime: string;
    day: string;
    chapters: readonly { number: number; title: string; page: number }[];
  }[];
}

/**
 * Table of contents of a book that is being printed, with the print date of each sheet;
 * `update-print-progress.ts` highlights the chapters that are printed.
 */
export function ContentsSpread(props: ContentsSpreadProps) {
  const { id, heading, lead, staticText, sheetLabel, printedLabel, items } = props;
  const days = items.map(({ day }) => day);
  return (
    <section id={id} className="lf-section bg-tint">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
        <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
        <div className={`${styles.spread} mt-10 lg:mt-14`}>
          <ol>
            {items.map(({ printTime, day, chapters }, index) => (
              <li
                key={printTime}
                data-press-at={printTime}
                data-text={printProgressText(days, index)}
                className={styles.sheet}
              >
                <p className={styles.day}>
                  <b className="font-semibold">
                    {sheetLabel} {index + 1}
                  </b>
                  <span>{day}</span>
                  <span className={styles.mark}>{printedLabel}</span>
                </p>
                <ul>
                  {chapters.map(({ number, title, page }) => (
                    <li key={number} className={styles.line}>
                      <span className={styles.number}>{number}</span>
                      <span className={`${styles.title} font-display`}>{title}</span>
                      <span aria-hidden="true" className={styles.leader} />
                      <span className="tabular-nums">{page}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
        <p
          data-press-count=""
          className="mt-8 max-w-[36em] font-display text-h4 font-bold lg:mt-10"
        >
          {staticText}
        </p>
      </div>
    </section>
  );
}
