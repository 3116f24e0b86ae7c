import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './map-plate.css';

interface MapPlateProps {
  id: string;
  /** A plate with a map of numbered doors in it, on the ground of the section. */
  media: PictureName;
  heading: string;
  text: string;
  /** In the order of the numbers on the plate. */
  makers: readonly { name: string; place: string; miles: number; text: string }[];
  unit: { one: string; many: string };
}

/** Makers and their distances: a map painted on a plate that lies half off the page. */
export function MapPlate({ id, media, heading, text, makers, unit }: MapPlateProps) {
  return (
    <section id={id} data-tone="tint" className="doors">
      <div className="doors-plate">
        <Picture name={media} sizes="(width >= 62rem) 60vw, 150vw" />
      </div>
      <div className="doors-words">
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
