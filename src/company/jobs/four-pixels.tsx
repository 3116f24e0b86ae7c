import type { ExhibitOf } from '../../content/schema/job-exhibit.ts';
import styles from './four-pixels.module.css';

/** Left edge of the texts of a drawing, in pixels. */
const leftEdge = 16;
/** Horizontal offset of the misplaced button, in pixels. */
const buttonOffset = 4;

/** Drawing of a page at its true size: a headline, three lines, a button. */
function Sheet({ buttonEdge }: { buttonEdge: number }) {
  return (
    <svg aria-hidden="true" width="160" height="136" viewBox="0 0 160 136">
      <path d="M.5 .5H159.5V135.5H.5Z" fill="none" stroke="currentColor" />
      <path d={`M${leftEdge} 26h92`} stroke="currentColor" strokeWidth="12" />
      <path
        d={`M${leftEdge} 50h128M${leftEdge} 64h118M${leftEdge} 78h126`}
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d={`M${buttonEdge} 96h64v24h-64z`} fill="currentColor" />
      <path d={`M${leftEdge} 0V136`} stroke="currentColor" className={styles.pixelsRule} />
    </svg>
  );
}

/**
 * Two drawings to choose from; in one of them the button is four pixels off. CSS alone shows the
 * answer to the chosen one, and a line along its left edge.
 */
export function FourPixels({ question, sheets }: ExhibitOf<'four-pixels'>) {
  return (
    <figure>
      <fieldset className={styles.pixels}>
        <legend>{question}</legend>
        {sheets.map(({ title, answer, shifted }) => (
          <div key={title} className={styles.pixelsOne}>
            <label>
              <Sheet buttonEdge={shifted ? leftEdge + buttonOffset : leftEdge} />
              <span>
                <input type="radio" name="four-pixels" /> {title}
              </span>
            </label>
            <p>{answer}</p>
          </div>
        ))}
      </fieldset>
    </figure>
  );
}
