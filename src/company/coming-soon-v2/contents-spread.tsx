import './contents-spread.css';
import { printProgressText } from './print-progress-text.ts';

interface ContentsSpreadProps {
  id: string;
  heading: string;
  lead: string;
  /** Static text; a script replaces it by the number of printed chapters. */
  still: string;
  /** Word before the number of a sheet. */
  sheet: string;
  /** Label of a printed chapter. */
  printed: string;
  items: readonly {
    at: string;
    day: string;
    chapters: readonly { number: number; title: string; page: number }[];
  }[];
}

/**
 * Table of contents of a book that is being printed: `update-print-progress.ts` highlights the printed chapters,
 * the others have the date of their printing.
 */
export function ContentsSpread(props: ContentsSpreadProps) {
  const { id, heading, lead, still, sheet, printed, items } = props;
  const days = items.map(({ day }) => day);
  return (
    <section id={id} className="section bg-tint">
      <div className="container">
        <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
        <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
        <div className="contents-spread mt-10 lg:mt-14">
          <ol>
            {items.map(({ at, day, chapters }, index) => (
              <li
                key={at}
                data-press-at={at}
                data-text={printProgressText(days, index)}
                className="contents-sheet"
              >
                <p className="contents-day">
                  <b className="font-semibold">
                    {sheet} {index + 1}
                  </b>
                  <span>{day}</span>
                  <span className="contents-mark">{printed}</span>
                </p>
                <ul>
                  {chapters.map(({ number, title, page }) => (
                    <li key={number} className="contents-line">
                      <span className="contents-number">{number}</span>
                      <span className="contents-title font-display">{title}</span>
                      <span aria-hidden="true" className="contents-leader" />
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
          {still}
        </p>
      </div>
    </section>
  );
}
