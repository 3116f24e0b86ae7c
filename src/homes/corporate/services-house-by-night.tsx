import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './plumb-line.css';
import './services-house-by-night.css';

interface ServicesHouseByNightProps {
  id: string;
  floor: string;
  media: SizedPicture;
  heading: string;
  /** Responsibilities: one side of the line, the other side of it. */
  yours: { title: string; items: readonly string[] };
  ours: { title: string; items: readonly string[] };
  /** A ride and its price, as a sum. */
  ride: { title: string; sum: string; text: string };
}

/** A cross section of a house by night, whose shaft is the line; below the ground, the responsibilities. */
export function ServicesHouseByNight(props: ServicesHouseByNightProps) {
  const { id, floor, media, heading, yours, ours, ride } = props;
  return (
    <section id={id} data-floor={floor} data-tone="ink" className="plumb house-by-night">
      <div className="house-by-night-frame">
        <Picture {...media} className="house-by-night-picture" />
      </div>
      <h2 className="plumb-right house-by-night-heading font-semibold">{heading}</h2>
      <div className="plumb-sides house-by-night-deal">
        <div>
          <h3>{yours.title}</h3>
          <ul>
            {yours.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{ours.title}</h3>
          <ul>
            {ours.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="plumb-right house-by-night-ride">
        <h3 className="sr-only">{ride.title}</h3>
        <p className="house-by-night-sum font-display">{ride.sum}</p>
        <p className="measure">{ride.text}</p>
      </div>
    </section>
  );
}
