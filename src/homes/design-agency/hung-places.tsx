import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { HungPlace, type PlaceWords } from './hung-place.tsx';
import './hung-places.css';

type Place = PlaceWords & { media: PictureName };

interface HungPlacesProps {
  id: string;
  heading: string;
  /** Label before the mistake. */
  wrong: string;
  /** Lies across the window. */
  hoarding: Place;
  /** Upright, with space for text on its dark half. */
  stairs: Place;
  /** Very near. */
  goat: Place;
}

/** Three clients and their walls: a hoarding, a stairwell, a loupe, each with its mistake. */
export function HungPlaces({ id, heading, wrong, hoarding, stairs, goat }: HungPlacesProps) {
  return (
    <section id={id} className="places">
      <div className="places-hoarding">
        <CroppedPicture
          name={hoarding.media}
          sizes="(width >= 48rem) 100vw, 205vw"
          className="places-wide"
        />
        <h2 className="places-heading tracking-heading">{heading}</h2>
      </div>
      <HungPlace {...hoarding} wrongLabel={wrong} className="places-first" />
      <div className="places-stairs">
        <CroppedPicture
          name={stairs.media}
          sizes="(width >= 62rem) 66vw, 100vw"
          className="places-tall"
        />
        <HungPlace {...stairs} wrongLabel={wrong} />
      </div>
      <div className="places-goat">
        <CroppedPicture
          name={goat.media}
          sizes="(width >= 48rem) 50vw, 100vw"
          className="places-near"
        />
        <HungPlace {...goat} wrongLabel={wrong} />
      </div>
    </section>
  );
}
