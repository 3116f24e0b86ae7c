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
  /** Responsibilities of the customer and of the firm, left and right of the line. */
  yours: { title: string; items: readonly string[] };
  ours: { title: string; items: readonly string[] };
  /** Calculated price of one ride. */
  ride: { title: string; sum: string; text: string };
}

/** Section drawing of a house at night with its elevator shaft on the page's vertical line, and the responsibilities below. */
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
