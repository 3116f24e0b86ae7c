import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-storyboard.css';

interface ProcessStoryboardProps {
  id: string;
  heading: string;
  text: string;
  /** Frames in order; `time` is minute and second of their start. */
  frames: readonly { media: PictureName; time: string; text: string; note: string }[];
}

/** Storyboard of a film; the last frame is full-width. */
export function ProcessStoryboard({ id, heading, text, frames }: ProcessStoryboardProps) {
  return (
    <section id={id} className="board">
      <h2 className="board-heading font-extrabold">{heading}</h2>
      <p className="board-text">{text}</p>
      <ol className="board-frames">
        {frames.map((frame, index) => (
          <li key={frame.time}>
            <Picture
              name={frame.media}
              sizes={`${index < frames.length - 1 ? '(width >= 48rem) 36vw, ' : ''}100vw`}
              ratio="16/9"
            />
            <p className="board-time font-extrabold">{frame.time}</p>
            <p>{frame.text}</p>
            <p className="board-note">{frame.note}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
