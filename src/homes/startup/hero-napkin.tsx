import type { SizedPicture } from '../../media/sized-picture.ts';
import { CoffeeRing } from './coffee-ring.tsx';
import styles from './hero-napkin.module.css';
import { circleSketch, heroSketch, weeksSketch } from './hero-sketch.ts';
import { NapkinPanel } from './napkin-panel.tsx';
import { PenDrawing } from './pen/pen-drawing.tsx';

interface HeroNapkinProps {
  /** Sentence: `start` is before the drawn loops, `middle` after them, `end` is in larger type. */
  heading: { start: string; middle: string; end: string };
  lead: string;
  action: { title: string; link: string };
  /** Text alternative of the sketch. */
  sketchLabel: string;
  /** Picture of the napkin's paper. */
  media: SizedPicture;
}

/**
 * Hero on a full-width napkin of four quarters: the headline in two of them,
 * diagonally, a sketch and the call to action in the others. A drawn line with six loops joins them.
 */
export function HeroNapkin({ heading, lead, action, sketchLabel, media }: HeroNapkinProps) {
  return (
    <section data-first-screen="" className={styles.napkin}>
      <NapkinPanel media={media} priority>
        <div className={styles.panel}>
          <h1 className={styles.napkinHeading}>
            <span className={styles.headingStart}>{heading.start} </span>
            <PenDrawing
              id="weeks"
              size={[650, 118]}
              layers={weeksSketch}
              className={styles.napkinLoops}
            />
            <span className={styles.headingEnd}>
              <span className={styles.headingMiddle}>{heading.middle} </span>
              {heading.end}
            </span>
          </h1>
          <PenDrawing
            id="ladder"
            size={[650, 390]}
            layers={heroSketch}
            label={sketchLabel}
            className={styles.napkinSketch}
          />
          <CoffeeRing className={styles.napkinRing} />
          <div className={styles.napkinText}>
            <p className={styles.napkinLead}>{lead}</p>
            <a href={action.link} className={styles.napkinAction}>
              {action.title}
              <PenDrawing
                id="circle"
                size={[320, 100]}
                layers={circleSketch}
                isStretched
                className={styles.napkinCircle}
              />
            </a>
          </div>
        </div>
      </NapkinPanel>
    </section>
  );
}
