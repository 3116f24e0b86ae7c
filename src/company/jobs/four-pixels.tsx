import type { ExhibitOf } from '../../content/schema/job-exhibit.ts';
import './four-pixels.css';

/** Left edge of everything on a drawing, in pixels. */
const edge = 16;
const shift = 4;

/** Drawing of a page at its true size: a headline, three lines, a button. */
function Sheet({ buttonEdge }: { buttonEdge: number }) {
  return (
    <svg aria-hidden="true" width="160" height="136" viewBox="0 0 160 136">
      <path d="M.5 .5H159.5V135.5H.5Z" fill="none" stroke="currentColor" />
      <path d={`M${edge} 26h92`} stroke="currentColor" strokeWidth="12" />
      <path
        d={`M${edge} 50h128M${edge} 64h118M${edge} 78h126`}
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d={`M${buttonEdge} 96h64v24h-64z`} fill="currentColor" />
      <path d={`M${edge} 0V136`} stroke="currentColor" className="four-pixels-rule" />
    </svg>
  );
}

/**
 * Two drawings to choose from, of which one has its button four pixels off. CSS alone shows the answer
 * to the chosen one, and a rule along its edge.
 */
export function FourPixels({ question, sheets }: ExhibitOf<'four-pixels'>) {
  return (
    <figure>
      <fieldset className="four-pixels">
        <legend>{question}</legend>
        {sheets.map(({ title, answer, shifted }) => (
          <div key={title} className="four-pixels-one">
            <label>
              <Sheet buttonEdge={shifted ? edge + shift : edge} />
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
