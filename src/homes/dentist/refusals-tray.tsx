import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './refusals-tray.css';

interface RefusalsTrayProps {
  id: string;
  media: PictureName;
  heading: string;
  refusals: readonly { title: string; text: string }[];
}

/** Refused services of the practice, struck out in large letters, under an empty tray. */
export function RefusalsTray({ id, media, heading, refusals }: RefusalsTrayProps) {
  return (
    <section id={id} className="tray">
      <Picture
        name={media}
        sizes="(width >= 62rem) 70vw, 100vw"
        className="tray-picture"
        imgClassName="size-full"
      />
      <div className="tray-words">
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <ul>
          {refusals.map(({ title, text }) => (
            <li key={title}>
              <del>{title}</del>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
