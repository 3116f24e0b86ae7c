import type { SizedPicture } from '../../media/sized-picture.ts';
import { CoffeeRing } from './coffee-ring.tsx';
import { circleSketch, heroSketch, weeksSketch } from './hero-sketch.ts';
import { NapkinPanel } from './napkin-panel.tsx';
import { PenDrawing } from './pen/pen-drawing.tsx';
import './hero-napkin.css';

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
    <section data-first-screen="" className="hero-napkin">
      <NapkinPanel media={media} priority>
        <div className="hero-napkin-quarters">
          <h1 className="hero-napkin-heading">
            <span className="hero-napkin-weeks">{heading.start} </span>
            <PenDrawing
              id="weeks"
              size={[650, 118]}
              layers={weeksSketch}
              className="hero-napkin-loops"
            />
            <span className="hero-napkin-end">
              <span className="hero-napkin-way">{heading.middle} </span>
              {heading.end}
            </span>
          </h1>
          <PenDrawing
            id="ladder"
            size={[650, 390]}
            layers={heroSketch}
            label={sketchLabel}
            className="hero-napkin-sketch"
          />
          <CoffeeRing className="hero-napkin-ring" />
          <div className="hero-napkin-words">
            <p className="hero-napkin-lead">{lead}</p>
            <a href={action.link} className="hero-napkin-action">
              {action.title}
              <PenDrawing
                id="circle"
                size={[320, 100]}
                layers={circleSketch}
                isStretched
                className="hero-napkin-circle"
              />
            </a>
          </div>
        </div>
      </NapkinPanel>
    </section>
  );
}
