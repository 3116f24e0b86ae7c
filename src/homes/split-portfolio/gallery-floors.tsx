import type { ReactNode } from 'react';
import type { PictureName } from '../../media/pictures.ts';
import { HeadingHalves } from './heading-halves.tsx';
import { SeamPicture } from './seam-picture.tsx';
import './gallery-floors.css';

interface GalleryFloorsProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** Picture of eight floors from above: four by two, on a phone two by four. */
  media: PictureName;
  /** Texts of the two halves. */
  leftText: string;
  rightText: string;
  /** The island `GalleryFloorsPads`. */
  children: ReactNode;
}

/** Full-width picture of eight floors, with a button on each. */
export function GalleryFloors({
  id,
  firstHalf,
  secondHalf,
  media,
  leftText,
  rightText,
  children,
}: GalleryFloorsProps) {
  return (
    <section id={id} className="halved">
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <div className="eight">
        <SeamPicture name={media} sizes="100vw" className="eight-picture" />
        {children}
      </div>
      <div className="eight-words">
        <p className="eight-seen">{leftText}</p>
        <p className="eight-done">{rightText}</p>
      </div>
    </section>
  );
}
