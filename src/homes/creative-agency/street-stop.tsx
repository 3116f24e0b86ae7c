import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './street-stop.css';

interface StreetStopProps {
  id: string;
  media: PictureName;
  /** Where and when. */
  place: string;
  text: string;
}

/** A street by night from edge to edge, and one sentence about those who stand in it. */
export function StreetStop({ id, media, place, text }: StreetStopProps) {
  return (
    <section id={id} className="stop">
      <Picture
        name={media}
        sizes="(width >= 62rem) 100vw, 170vw"
        className="stop-picture"
        imgClassName="size-full"
      />
      <h2 className="font-bold">{text}</h2>
      <p>{place}</p>
    </section>
  );
}
