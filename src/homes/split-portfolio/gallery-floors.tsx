import type { ReactNode } from 'react';
import type { PictureName } from '../../media/pictures.ts';
import { HeadingHalves } from './heading-halves.tsx';
import { SeamPicture } from './seam-picture.tsx';
import './gallery-floors.css';

interface GalleryFloorsProps {
  id: string;
  saw: string;
  was: string;
  /** Eight floors from above, four by two; on a phone two by four. */
  media: PictureName;
  /** Text beside the floors, one for each half. */
  seen: string;
  done: string;
  /** Buttons that lie on the floors. */
  children: ReactNode;
}

/** The floors of the stage from wall to wall, the one thing that crosses the seam. */
export function GalleryFloors({ id, saw, was, media, seen, done, children }: GalleryFloorsProps) {
  return (
    <section id={id} className="halved">
      <HeadingHalves saw={saw} was={was} />
      <div className="eight">
        <SeamPicture name={media} sizes="100vw" className="eight-picture" />
        {children}
      </div>
      <div className="eight-words">
        <p className="eight-seen">{seen}</p>
        <p className="eight-done">{done}</p>
      </div>
    </section>
  );
}
