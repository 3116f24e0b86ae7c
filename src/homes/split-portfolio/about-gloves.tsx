import type { ReactNode } from 'react';
import type { PictureName } from '../../media/pictures.ts';
import { HeadingHalves } from './heading-halves.tsx';
import { SeamPicture } from './seam-picture.tsx';
import './about-gloves.css';

interface AboutGlovesProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** Portrait picture. */
  media: PictureName;
  text: readonly string[];
  /** The island `SoundButton`. */
  children: ReactNode;
}

/** Biography at the left, a picture of gloves at the right. */
export function AboutGloves({
  id,
  firstHalf,
  secondHalf,
  media,
  text,
  children,
}: AboutGlovesProps) {
  return (
    <section id={id} className="halved kidskin" data-apart="">
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <div className="kidskin-words">
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <SeamPicture
        name={media}
        sizes="(width >= 48rem) max(50vw, 48rem), 100vw"
        className="kidskin-picture"
      />
      {children}
    </section>
  );
}
