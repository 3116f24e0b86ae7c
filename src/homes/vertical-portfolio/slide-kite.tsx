import type { CSSProperties } from 'react';
import { HangingKite } from './hanging-kite.tsx';
import { roomFor } from './hanging-sizes.ts';
import type { Kite } from './kite.ts';
import './haul-slide.css';
import './slide-kite.css';

interface SlideKiteProps {
  /** The kite whose lower half and tail begin this slide, and the stretch of winds she is flown in. */
  kite: Kite & { wants: { from: number; to: number } };
  /** The next one down the line, whose upper half ends it. */
  next?: Kite | undefined;
  /** Place in the grid of slides, from 2 on. */
  row: number;
  /** Says her winds: `{from}`, `{to}`. */
  wants: string;
  /** A link that fills her name into a field of the form behind `anchor`. */
  ask: { title: string; field: string; anchor: string };
}

/** The line from her tow point to the head of the next: it hangs a little. */
const lineFrom = (from: number, to: number): string => `M${from} 0C${from} 48 ${to} 46 ${to} 100`;

/** The same where words are as wide as the slide: along its right side, in line with the rail. */
const lineBeside = (from: number, to: number): string =>
  `M${from} 0V12C${from} 26 93 21 93 35V74C93 88 ${to} 86 ${to} 100`;

/** One work: its words where the air is free, its lower half above them, the next kite below. */
export function SlideKite({ kite, next, row, wants, ask }: SlideKiteProps) {
  const { id, title, meaning, story, facts, price, stock, side, hang } = kite;
  const said = wants.replace('{from}', `${kite.wants.from}`).replace('{to}', `${kite.wants.to}`);
  const colors = {
    '--row': row,
    '--air': `var(--${id}-air)`,
    '--dye': `var(--${id}-dye)`,
    '--type': `var(--${id}-type, var(--own-ink))`,
    ...roomFor('above', hang),
    ...roomFor('below', next?.hang),
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
        <path className="kite-line-free" d={lineFrom(hang.x, next?.hang.x ?? hang.x - 6)} />
        <path className="kite-line-beside" d={lineBeside(hang.x, next?.hang.x ?? 93)} />
      </svg>
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
