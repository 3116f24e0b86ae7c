import { Picture } from '../../../elements/picture/picture.tsx';
import type { StoryFrame as Frame } from './frames-of.ts';
import './story-frame.css';

interface StoryFrameProps {
  frame: Frame;
  /** How wide it is drawn. */
  sizes: string;
  /** The picture of the first screen. */
  priority?: boolean;
}

/** A picture of a story with its line and its place; it leads to its file, and opens large with script. */
export function StoryFrame({ frame, sizes, priority = false }: StoryFrameProps) {
  const { name, src, place, caption, open, alt } = frame;
  return (
    <figure className="story-frame">
      <a href={src} data-frame={src} aria-label={`${open}: ${alt}`} className="story-link">
        <Picture name={name} sizes={sizes} priority={priority} alt="" />
      </a>
      <figcaption>
        <span className="story-place">{place}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
