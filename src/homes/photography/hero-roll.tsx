import markCheckboxStyles from './mark-checkbox.module.css';
// Loaded first, since the other stylesheets override it.

import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import styles from './hero-roll.module.css';
import { MarkCheckbox } from './mark-checkbox.tsx';
import type { RollFrame } from './roll.ts';

interface HeroRollProps {
  /** The frames of one roll, six to a strip. */
  frames: readonly RollFrame[];
  heading: string;
  lead: string;
  hint: string;
  /** Accessible name of a strip, with `{from}` and `{to}`. */
  stripLabel: string;
  /** Accessible name of a checkbox, with `{number}`. */
  markLabel: string;
  printedLabel: string;
  /** Text along the edge of the film. */
  edgeText: string;
  links: readonly { title: string; link: string }[];
  /** Count of the marked frames. */
  children: ReactNode;
}

const framesPerStrip = 6;

/**
 * Contact sheet: four strips of one roll of film, and the headline in place of a fifth; every frame has a checkbox.
 *
 * Styling hook: `data-marked="ring|tick"` on frames that the photographers marked.
 */
export function HeroRoll(props: HeroRollProps) {
  const { frames, heading, lead, hint, stripLabel, markLabel, printedLabel } = props;
  const { edgeText, links, children } = props;
  const strips = Array.from({ length: Math.ceil(frames.length / framesPerStrip) }, (_, strip) =>
    frames.slice(strip * framesPerStrip, (strip + 1) * framesPerStrip),
  );
  const strip = (stripFrames: readonly RollFrame[]) => (
    <ol
      key={stripFrames[0]?.number}
      className={styles.strip}
      aria-label={stripLabel
        .replace('{from}', `${stripFrames[0]?.number}`)
        .replace('{to}', `${stripFrames.at(-1)?.number}`)}
    >
      {stripFrames.map(({ number, id, img, isPrinted, isPublished }) => (
        <li
          key={id}
          className={`${styles.frame} ${markCheckboxStyles.frame}`}
          data-marked={isPrinted ? (isPublished ? 'ring' : 'tick') : undefined}
        >
          <Picture
            name={img}
            sizes="(width >= 48rem) 15.4vw, 31.4vw"
            priority={number === 1}
            className={styles.framePicture}
            imgClassName="size-full"
          />
          {isPrinted && <span className="sr-only">{printedLabel}</span>}
          <MarkCheckbox
            id={id}
            variant="frame"
            label={markLabel.replace('{number}', `${number}`)}
          />
          <span aria-hidden="true" className={styles.frameNumber}>
            {number}
          </span>
          {number % 3 === 1 && (
            <span aria-hidden="true" className={styles.frameEdge}>
              {edgeText}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <section data-first-screen="" className={styles.sheet}>
      {strips.slice(0, 1).map(strip)}
      <h1 className={styles.heading}>{heading}</h1>
      {strips.slice(1, 2).map(strip)}
      <div className={styles.lead}>
        <p className={styles.leadText}>{lead}</p>
        <div>
          <p>{hint}</p>
          {children}
          <p className={styles.leadLinks}>
            {links.map(({ title, link }) => (
              <a key={link} href={link} className={styles.link}>
                {title}
              </a>
            ))}
          </p>
        </div>
      </div>
      {strips.slice(2).map(strip)}
    </section>
  );
}
