import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-hook.css';

interface AboutHookProps {
  id: string;
  media: PictureName;
  heading: string;
  text: readonly string[];
}

/** Full-width close-up of paint layers on a hook, and their history below. */
export function AboutHook({ id, media, heading, text }: AboutHookProps) {
  return (
    <section id={id} className="sawn">
      <h2 className="sawn-heading">{heading}</h2>
      <CroppedPicture name={media} sizes="(width >= 48rem) 100vw, 180vw" className="sawn-picture" />
      <div className="sawn-words">
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </section>
  );
}
