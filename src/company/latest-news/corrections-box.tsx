import { newsWords } from '../../words/news.ts';
import paperSheetStyles from './paper-sheet.module.css';
import storiesColumnsStyles from './stories-columns.module.css';

interface CorrectionsBoxProps {
  heading: string;
  lead: string;
  wroteLabel: string;
  rightLabel: string;
  /** Text without any correction. */
  emptyText: string;
  items: readonly {
    /** Anchor of the corrected item. */
    id: string;
    /** Formatted dates of the item and of its correction. */
    date: string;
    correction: { date: string; wrote: string; right: string };
  }[];
}

/** Box of corrections: date, original text, and corrected text. */
export function CorrectionsBox(props: CorrectionsBoxProps) {
  const { heading, lead, wroteLabel, rightLabel, emptyText, items } = props;
  return (
    <section aria-labelledby="corrections-heading" className={storiesColumnsStyles.box}>
      <h2 id="corrections-heading" className={`${paperSheetStyles.label} text-accent`}>
        {heading}
      </h2>
      {items.length === 0 ? (
        <p className="text-caption">{emptyText}</p>
      ) : (
        <p className="text-caption">{lead}</p>
      )}
      {items.map(({ id, date, correction }) => (
        <div key={id} className="mt-4 border-accent border-s-2 ps-3.5 text-caption">
          <p>
            <a href={`#${id}`} className="lf-link font-semibold">
              {`${newsWords.corrections.on} `}
              {date}
            </a>{' '}
            {wroteLabel} <q>{correction.wrote.replace(/\.$/, '')}</q>.
          </p>
          <p className="mt-1.5">
            <strong className="font-semibold text-accent">{rightLabel}</strong> {correction.right}
          </p>
          <p className="mt-1.5 text-muted">{correction.date}</p>
        </div>
      ))}
    </section>
  );
}
