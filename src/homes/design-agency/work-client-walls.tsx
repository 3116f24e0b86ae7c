import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { type PlaceCopy, WorkClientWall } from './work-client-wall.tsx';
import './work-client-walls.css';

type Place = PlaceCopy & { media: PictureName };

interface WorkClientWallsProps {
  id: string;
  heading: string;
  /** Label before the mistake. */
  wrong: string;
  /** Client with a full-width picture. */
  hoarding: Place;
  /** Client with a portrait picture, with space for text on its dark half. */
  stairs: Place;
  /** Client with a close-up. */
  goat: Place;
}

/** Three clients with their posters, each with the firm's mistake. */
export function WorkClientWalls({
  id,
  heading,
  wrong,
  hoarding,
  stairs,
  goat,
}: WorkClientWallsProps) {
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
      <WorkClientWall {...hoarding} wrongLabel={wrong} className="places-first" />
      <div className="places-stairs">
        <CroppedPicture
          name={stairs.media}
          sizes="(width >= 62rem) 66vw, 100vw"
          className="places-tall"
        />
        <WorkClientWall {...stairs} wrongLabel={wrong} />
      </div>
      <div className="places-goat">
        <CroppedPicture
          name={goat.media}
          sizes="(width >= 48rem) 50vw, 100vw"
          className="places-near"
        />
        <WorkClientWall {...goat} wrongLabel={wrong} />
      </div>
    </section>
  );
}
