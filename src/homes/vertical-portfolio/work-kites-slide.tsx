import type { CSSProperties } from 'react';
import { HangingKite } from './hanging-kite.tsx';
import { legsStyle, reachStyle } from './hanging-sizes.ts';
import type { Hang, Kite } from './kite.ts';
import './slide.css';
import './work-kites-slide.css';

interface WorkKitesSlideProps {
  /** The kite with its lower half and tail at the start of this slide, and its range of winds. */
  kite: Kite & { wants: { from: number; to: number } };
  /** The next one down the line, with its upper half at the end. */
  next?: Kite | undefined;
  /** Place in the grid of slides, from 2 on. */
  row: number;
  /** Text on its winds: `{from}`, `{to}`. */
  wants: string;
  /** A link that fills its name into a field of the form behind `anchor`. */
  ask: { title: string; field: string; anchor: string };
}

/** Returns the line along the right side of the slide, in line with the rail, for text as wide as the slide. */
const lineBeside = (from: number, to: number): string =>
  `M${from} 0V6C${from} 19 93 13 93 25V76C93 88 ${to} 86 ${to} 100`;

/** Returns the custom properties of the line between two kites: both ends, as work-kites-slide.css computes with them. */
function lineBetween({ x, wide, most, tow }: Hang, next: Hang | undefined): CSSProperties {
  // The last one runs on behind the picture of the next section.
  const to = next ?? { x: 46, wide: 0, most: 0, tie: [0.5, 0] };
  return {
    '--x': `${x}%`,
    '--tall': wide,
    '--most': most,
    '--tow-x': tow[0],
    '--tow-y': tow[1],
    '--next-x': `${to.x}%`,
    '--next-tall': to.wide,
    '--next-most': to.most,
    '--tie-x': to.tie[0],
    '--tie-y': to.tie[1],
  } as CSSProperties;
}

/** One work: its text beside the line, its lower half above it, the next kite below. */
export function WorkKitesSlide({ kite, next, row, wants, ask }: WorkKitesSlideProps) {
  const { id, title, meaning, story, facts, price, stock, side, hang } = kite;
  const said = wants.replace('{from}', `${kite.wants.from}`).replace('{to}', `${kite.wants.to}`);
  const goesRight = next !== undefined && next.hang.x > hang.x;
  const colors = {
    '--row': row,
    '--air': `var(--${id}-air)`,
    '--dye': `var(--${id}-dye)`,
    '--type': `var(--${id}-type, var(--own-ink))`,
    ...reachStyle('above', hang),
    ...legsStyle(hang),
    ...reachStyle('below', next?.hang),
  } as CSSProperties;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="haul-slide kite-slide"
      data-side={side}
      data-wide={hang.half < 0.3 || undefined}
      style={colors}
    >
      <svg
        className="kite-line"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lineBeside(hang.x, next?.hang.x ?? 93)} />
      </svg>
      <div
        className="kite-line-free"
        style={lineBetween(hang, next?.hang)}
        data-direction={goesRight ? 'right' : 'left'}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={goesRight ? 'M0 0C0 48 100 46 100 100' : 'M100 0C100 48 0 46 0 100'} />
          {next && <path className="kite-knot" d={goesRight ? 'M100 100v0' : 'M0 100v0'} />}
        </svg>
      </div>
      <div className="kite-words">
        <h2 id={`${id}-name`} className="kite-name">
          {title}
        </h2>
        <p className="kite-meaning">{meaning}.</p>
        <p>{story}</p>
        <p className="kite-facts">{facts}</p>
        <p className="kite-wants">{said}</p>
        <p className="kite-price">
          {price}. {stock}.{' '}
          <a
            href={`?${new URLSearchParams({ [ask.field]: title })}${ask.anchor}`}
            aria-label={`${ask.title}: ${title}`}
            className="kite-ask"
          >
            {ask.title}
          </a>
        </p>
      </div>
      {next && <HangingKite name={next.picture} hang={next.hang} />}
    </section>
  );
}
