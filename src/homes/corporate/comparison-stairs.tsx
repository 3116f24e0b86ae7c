import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './plumb-line.css';
import './comparison-stairs.css';

interface ComparisonStairsProps {
  floor: string;
  media: SizedPicture;
  heading: string;
  text: string;
  /** Seconds to each floor, by stairs and by elevator. */
  race: {
    caption: string;
    heads: readonly [string, string, string];
    rows: readonly { floor: string; stairs: number; car: number }[];
  };
}

/** Comparison with the stairs: which is faster to each floor, beside a picture of a stairwell from above. */
export function ComparisonStairs({ floor, media, heading, text, race }: ComparisonStairsProps) {
  return (
    <section data-floor={floor} className="plumb plumb-sides stair-rival">
      <div className="stair-rival-words">
        <h2 className="font-semibold">{heading}</h2>
        <p>{text}</p>
        <table className="stair-rival-race">
          <caption className="sr-only">{race.caption}</caption>
          <thead>
            <tr>
              {race.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.rows.map((row) => (
              <tr key={row.floor}>
                <th scope="row">{row.floor}</th>
                <td data-faster={row.stairs < row.car || undefined}>{row.stairs} s</td>
                <td data-faster={row.car < row.stairs || undefined}>{row.car} s</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="stair-rival-well">
        <Picture {...media} className="stair-rival-picture" imgClassName="size-full" />
      </div>
    </section>
  );
}
