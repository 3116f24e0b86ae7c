import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { WallThing } from './copy-process-water-line.ts';
import './process-water-line.css';

interface ProcessWaterLineProps {
  id: string;
  heading: string;
  lead: string;
  /** The edge between the two colors. */
  line: WallThing;
  /** From the ceiling down. */
  above: readonly WallThing[];
  below: readonly WallThing[];
  /** A picture that hangs on it, its middle at the height of an eye. */
  media: PictureName;
  caption: string;
}

const at = (inches: number) => ({ '--inches': inches }) as CSSProperties;

function Things({ things }: { things: readonly WallThing[] }) {
  return things.map(({ inches, title, text }) => (
    <li key={title} style={at(inches)}>
      <b className="inch-figure font-display">{inches}</b>
      <p>
        <strong className="font-display">{title}</strong> {text}
      </p>
    </li>
  ));
}

/** A wall to scale, from the ceiling to the boards: things above the brass edge, and floodable ones under it. */
export function ProcessWaterLine(props: ProcessWaterLineProps) {
  const { id, heading, lead, line, above, below, media, caption } = props;
  return (
    <section id={id} className="inch">
      <div className="inch-head">
        <h2 className="text-h1 font-medium">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className="inch-above">
        <Things things={above} />
      </ul>
      <figure className="inch-hung">
        <CroppedPicture name={media} sizes="(width >= 62rem) 60rem, 130vw" className="inch-frame" />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="inch-below">
        <p className="inch-line" style={at(line.inches)}>
          <b className="inch-figure font-display">{line.inches}</b>
          <span>
            <strong className="font-display">{line.title}</strong> {line.text}
          </span>
        </p>
        <ul>
          <Things things={below} />
        </ul>
      </div>
    </section>
  );
}
