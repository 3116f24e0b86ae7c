import { Picture } from '../../../elements/picture/picture.tsx';
import type { StoryFrame as Frame } from './story-frames.ts';
import './story-frame.css';

interface StoryFrameProps {
  frame: Frame;
  /** `sizes` of the picture. */
  sizes: string;
  /** Picture of the first screen: loaded eagerly. */
  priority?: boolean;
}

/**
 * Renders a picture of a story with caption and position. It links to its file; with script it
 * opens in the lightbox.
 */
export function StoryFrame({ frame, sizes, priority = false }: StoryFrameProps) {
  const { name, src, position, caption, openLabel, alt } = frame;
  return (
    <figure className="story-frame">
      <a href={src} data-lightbox={src} aria-label={`${openLabel}: ${alt}`} className="story-link">
        <Picture name={name} sizes={sizes} priority={priority} alt="" />
      </a>
      <figcaption>
        <span className="story-place">{position}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
