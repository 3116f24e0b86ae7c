import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { WallItem } from './copy-process-water-line.ts';
import styles from './process-water-line.module.css';

interface ProcessWaterLineProps {
  id: string;
  heading: string;
  lead: string;
  /** Text on the edge between the two colors. */
  line: WallItem;
  /** Items above the edge, from the ceiling down. */
  above: readonly WallItem[];
  below: readonly WallItem[];
  /** Picture on the wall, at eye level. */
  img: PictureName;
  caption: string;
}

const heightStyle = (inches: number) => ({ '--inches': inches }) as CSSProperties;

function WallItems({ items }: { items: readonly WallItem[] }) {
  return items.map(({ inches, title, text }) => (
    <li key={title} style={heightStyle(inches)}>
      <b className={`${styles.figure} font-display`}>{inches}</b>
      <p>
        <strong className="font-display">{title}</strong> {text}
      </p>
    </li>
  ));
}

/** Diagram of a wall to scale: items above the flood level, and waterproof ones below. */
export function ProcessWaterLine(props: ProcessWaterLineProps) {
  const { id, heading, lead, line, above, below, img, caption } = props;
  return (
    <section id={id} className={styles.inch}>
      <div className={styles.head}>
        <h2 className="text-h1 font-medium">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.above}>
        <WallItems items={above} />
      </ul>
      <figure className={styles.hangingPicture}>
        <CroppedPicture name={img} sizes="(width >= 62rem) 60rem, 130vw" className={styles.frame} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className={styles.below}>
        <p className={styles.line} style={heightStyle(line.inches)}>
          <b className={`${styles.figure} font-display`}>{line.inches}</b>
          <span>
            <strong className="font-display">{line.title}</strong> {line.text}
          </span>
        </p>
        <ul>
          <WallItems items={below} />
        </ul>
      </div>
    </section>
  );
}
