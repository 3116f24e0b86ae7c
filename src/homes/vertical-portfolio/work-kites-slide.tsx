import type { CSSProperties } from 'react';
import { HangingKite } from './hanging-kite.tsx';
import { legsStyle, reachStyle } from './hanging-sizes.ts';
import type { HangPosition, Kite } from './kite.ts';
import slideStyles from './slide.module.css';
import styles from './work-kites-slide.module.css';

interface WorkKitesSlideProps {
  /** Kite whose lower half is at the start of this slide, and its range of winds. */
  kite: Kite & { windRange: { from: number; to: number } };
  /** Next kite, whose upper half is at the end of this slide. */
  next?: Kite | undefined;
  /** Place in the grid of slides, from 2 on. */
  row: number;
  /** Text about the winds of the kite; with `{from}`, `{to}`. */
  windText: string;
  /** Link that fills its name into a form field. */
  requestLink: { title: string; field: string; anchor: string };
}

/** Returns the line along the right side of the slide, for text as wide as the slide, to the next kite. */
const linePathBeside = (nextX: number): string => `M93 0V76C93 88 ${nextX} 86 ${nextX} 100`;

/** Path from the bridle to the line beside the text. */
const lineAcross = 'M0 0C8 70 100 10 100 100';
/** Paths from the bridle to the next kite. */
const lineDown = {
  right: 'M0 0C0 48 100 46 100 100',
  left: 'M100 0C100 62 100 84 66 91C36 96 0 92 0 100',
} as const;

/** Returns the custom properties of the line between two kites: both ends, as work-kites-slide.module.css computes with them. */
function lineBetween(
  { x, width, maxWidth, tow }: HangPosition,
  next: HangPosition | undefined,
): CSSProperties {
  // The last line continues behind the picture of the next section.
  const nextHang = next ?? { x: 46, width: 0, maxWidth: 0, tie: [0.5, 0] };
  return {
    '--x': `${x}%`,
    '--tall': width,
    '--most': maxWidth,
    '--tow-x': tow[0],
    '--tow-y': tow[1],
    '--next-x': `${nextHang.x}%`,
    '--next-tall': nextHang.width,
    '--next-most': nextHang.maxWidth,
    '--tie-x': nextHang.tie[0],
    '--tie-y': nextHang.tie[1],
  } as CSSProperties;
}

/** Slide of a kite: its lower half, its text, and the upper half of the next kite. */
export function WorkKitesSlide({ kite, next, row, windText, requestLink }: WorkKitesSlideProps) {
  const { id, title, meaning, story, facts, price, stock, side, hang } = kite;
  const status = windText
    .replace('{from}', `${kite.windRange.from}`)
    .replace('{to}', `${kite.windRange.to}`);
  const direction = next && next.hang.x > hang.x ? 'right' : 'left';
  const colors = {
    '--row': row,
    '--air': `var(--${id}-air)`,
    '--dye': `var(--${id}-dye)`,
    '--type': `var(--${id}-type, var(--own-ink))`,
    ...reachStyle('above', hang),
    ...legsStyle(hang),
    ...lineBetween(hang, next?.hang),
    ...reachStyle('below', next?.hang),
  } as CSSProperties;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={`${slideStyles.haulSlide} ${styles.slide}`}
      data-side={side}
      data-wide={hang.halfHeight < 0.3 || undefined}
      style={colors}
    >
      <svg
        className={styles.line}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={linePathBeside(next?.hang.x ?? 93)} />
      </svg>
      <div className={styles.lineFree} data-direction={direction}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.lineAcross} d={lineAcross} />
          <path className={styles.lineDown} d={lineDown[direction]} />
          {next && (
            <path className={styles.knot} d={direction === 'right' ? 'M100 100v0' : 'M0 100v0'} />
          )}
        </svg>
      </div>
      <div className={styles.text}>
        <h2 id={`${id}-name`} className={styles.name}>
          {title}
        </h2>
        <p className={styles.meaning}>{meaning}.</p>
        <p>{story}</p>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.status}>{status}</p>
        <p className={styles.price}>
          {price}. {stock}.{' '}
          <a
            href={`?${new URLSearchParams({ [requestLink.field]: title })}${requestLink.anchor}`}
            aria-label={`${requestLink.title}: ${title}`}
            className={styles.requestLink}
          >
            {requestLink.title}
          </a>
        </p>
      </div>
      {next && <HangingKite name={next.picture} hang={next.hang} />}
    </section>
  );
}
