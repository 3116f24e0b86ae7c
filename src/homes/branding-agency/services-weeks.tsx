import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import './services-weeks.css';

interface ServicesWeeksProps {
  id: string;
  heading: string;
  /** Label above the week numbers, such as “Week”. */
  week: string;
  count: number;
  parts: readonly {
    title: string;
    price: string;
    text: string;
    weeks: string;
    from: number;
    to: number;
  }[];
  whole: { title: string; price: string; text: string };
  note: string;
}

/** Services as bars, as long as their number of weeks. */
export function ServicesWeeks({
  id,
  heading,
  week,
  count,
  parts,
  whole,
  note,
}: ServicesWeeksProps) {
  return (
    <section id={id} data-tone="accent" className="gus-weeks">
      <h2>{heading}</h2>
      <ol className="gus-weeks-head" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => i + 1).map((n) => (
          <li key={n}>
            {n === 1 && <span>{week} </span>}
            {n}
          </li>
        ))}
      </ol>
      <ul className="gus-weeks-parts">
        {parts.map(({ title, price, text, weeks, from, to }) => (
          <li key={title} style={{ '--from': from, '--to': to + 1 } as CSSProperties}>
            <div>
              <h3>{title}</h3>
              <p className="gus-price font-display">{price}</p>
              <p>
                <b>{weeks}</b> {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="gus-weeks-whole">
        <h3>{whole.title}</h3>
        <p className="gus-price font-display">{whole.price}</p>
        <p>{whole.text}</p>
      </div>
      <p className="gus-weeks-note">{note}</p>
    </section>
  );
}
