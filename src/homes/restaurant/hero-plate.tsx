import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-plate.css';

interface HeroPlateProps {
  /** A table from above, with a round plate; hero-plate.css has its position. */
  media: SizedPicture;
  /** Parts of the headline: above the plate, its end highlighted, and below the plate. */
  above: readonly [words: string, lit: string];
  below: string;
  place: readonly string[];
  text: string;
  action: { title: string; link: string };
  second: { title: string; link: string };
}

/** Hero with a laid table from above; the headline is around a plate. */
export function HeroPlate(props: HeroPlateProps) {
  const { media, above, below, place, text, action, second } = props;
  return (
    <section data-first-screen="" className="hero-plate">
      <div className="hero-plate-table">
        <Picture {...media} priority />
        <h1 className="hero-plate-words font-medium">
          <span className="sr-only">
            {above.join('')} {below}
          </span>
          <svg viewBox="-180 -180 360 360" aria-hidden="true">
            <path id="plate-over" d="M-131 0A131 131 0 0 1 131 0" fill="none" />
            <path id="plate-under" d="M-153 0A153 153 0 0 0 153 0" fill="none" />
            <text textAnchor="middle">
              <textPath href="#plate-over" startOffset="50%">
                {above[0]}
                <tspan className="hero-plate-lit">{above[1]}</tspan>
              </textPath>
            </text>
            <text textAnchor="middle">
              <textPath href="#plate-under" startOffset="50%">
                {below}
              </textPath>
            </text>
          </svg>
        </h1>
      </div>
      <div className="hero-plate-cards">
        <p className="hero-plate-place">
          <b>
            {place.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </b>
          {text}
        </p>
        <p className="hero-plate-ways">
          <Button href={action.link}>{action.title}</Button>
          <Button href={second.link} tone="quiet">
            {second.title}
          </Button>
        </p>
      </div>
    </section>
  );
}
