import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './close-window.css';

interface CloseWindowProps {
  media: PictureName;
  line: string;
}

/** The last section: the window of the first screen, later, and one line under it. */
export function CloseWindow({ media, line }: CloseWindowProps) {
  return (
    <section className="dockgone" aria-label={line}>
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 210vw"
        className="dockgone-picture"
      />
      <p className="dockgone-line">{line}</p>
    </section>
  );
}
