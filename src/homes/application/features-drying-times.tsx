// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid, which takes the roles of a table away
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './features-drying-times.css';

interface FeaturesDryingTimesProps {
  id: string;
  heading: string;
  caption: string;
  /** Heading of the first column. */
  corner: string;
  skies: readonly { title: string; note: string }[];
  rows: readonly {
    id: string;
    title: string;
    /** One per weather; `null` if the cloth is not dry before night. */
    times: readonly { sky: string; text: string | null }[];
  }[];
  /** Text for `null`. */
  never: string;
  note: string;
  /** Pictures by the id of their row. */
  pictures: Readonly<Record<string, PictureName>>;
}

/** Table of drying times on a night picture, headed by laundry of clay on a line. */
export function FeaturesDryingTimes(props: FeaturesDryingTimesProps) {
  const { id, heading, caption, corner, skies, rows, never, note, pictures } = props;
  return (
    <section id={id} data-tone="deep" className="times">
      <div className="times-words">
        <h2 className="times-heading">{heading}</h2>
        <p>{note}</p>
      </div>
      <table role="table" className="times-table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className="times-row times-head">
            <th role="columnheader" scope="col" className="times-corner">
              <span className="sr-only">{corner}</span>
            </th>
            {skies.map((sky) => (
              <th key={sky.title} role="columnheader" scope="col">
                {sky.title} <span>{sky.note}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id: row, title, times }) => {
            const name = pictures[row];
            return (
              <tr key={row} role="row" className="times-row">
                <th role="rowheader" scope="row" className="times-cloth">
                  {name && <Picture name={name} alt="" sizes="(width >= 62rem) 15vw, 5rem" />}
                  <span>{title}</span>
                </th>
                {times.map(({ sky, text }) => (
                  <td
                    key={sky}
                    role="cell"
                    className="font-display"
                    data-never={text === null || undefined}
                  >
                    {text ?? never}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
