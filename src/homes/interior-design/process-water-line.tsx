import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { WallThing } from './copy-process-water-line.ts';
import './process-water-line.css';

interface ProcessWaterLineProps {
  id: string;
  heading: string;
  lead: string;
  /** Text on the edge between the two colors. */
  line: WallThing;
  /** Items above the edge, from the ceiling down. */
  above: readonly WallThing[];
  below: readonly WallThing[];
  /** Picture on the wall, at eye level. */
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

/** Diagram of a wall to scale: items above the flood level, and waterproof ones below. */
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
