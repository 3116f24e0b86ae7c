import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './plumb-line.css';
import './offices-street.css';

interface OfficesStreetProps {
  id: string;
  floor: string;
  media: SizedPicture;
  offices: {
    heading: string;
    items: readonly {
      city: string;
      street: string;
      mechanics: string;
      phone: { title: string; link: string };
    }[];
    note: string;
  };
  jobs: {
    heading: string;
    lead: string;
    caption: string;
    columns: readonly [string, string, string];
    items: readonly { title: string; note: string; city: string; pay: string }[];
    applyLink: { title: string; link: string };
  };
}

/** Engraving of a street; offices left of the page's vertical line, job openings with their pay right of it. */
export function OfficesStreet({ id, floor, media, offices, jobs }: OfficesStreetProps) {
  return (
    <section id={id} data-floor={floor} data-tone="tint" className="plumb street-offices">
      <div className="street-offices-frame">
        <Picture {...media} className="street-offices-picture" />
      </div>
      <div className="plumb-sides street-offices-body">
        <div>
          <h2 className="font-semibold">{offices.heading}</h2>
          <ul className="street-offices-list">
            {offices.items.map(({ city, street, mechanics, phone }) => (
              <li key={city}>
                <h3>{city}</h3>
                <p>
                  {street}, {mechanics}
                </p>
                <p>
                  <a href={phone.link} className="link">
                    {phone.title}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <p className="street-offices-sum">{offices.note}</p>
        </div>
        <div className="plumb-wide">
          <h2 className="font-semibold">{jobs.heading}</h2>
          <p className="measure">{jobs.lead}</p>
          <table>
            <caption className="sr-only">{jobs.caption}</caption>
            <thead className="sr-only">
              <tr>
                {jobs.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.items.map(({ title, note, city, pay }) => (
                <tr key={title}>
                  <th scope="row">
                    <span className="street-offices-job font-display">{title}</span>
                    <span className="street-offices-why">{note}</span>
                  </th>
                  <td>{city}</td>
                  <td className="street-offices-pay">{pay}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href={jobs.applyLink.link} className="link street-offices-ask">
              {jobs.applyLink.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
