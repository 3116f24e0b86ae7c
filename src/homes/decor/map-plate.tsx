import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './map-plate.module.css';

interface MapPlateProps {
  id: string;
  /** Picture of a plate with a numbered map, on the section's background color. */
  img: PictureName;
  heading: string;
  text: string;
  /** Makers in the order of the numbers on the plate. */
  makers: readonly { name: string; place: string; miles: number; text: string }[];
  unit: { one: string; many: string };
}

/** List of makers and their distances, beside a map on a plate. */
export function MapPlate({ id, img, heading, text, makers, unit }: MapPlateProps) {
  return (
    <section id={id} data-tone="tint" className={styles.doors}>
      <div className={styles.plate}>
        <Picture name={img} sizes="(width >= 62rem) 60vw, 150vw" />
      </div>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ol>
          {makers.map(({ name, place, miles, text: note }, index) => (
            <li key={name}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{name}</h3>
              <p>
                {place}, {miles} {miles === 1 ? unit.one : unit.many}. {note}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
