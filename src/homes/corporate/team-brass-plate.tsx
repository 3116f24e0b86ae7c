import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './plumb-line.css';
import './team-brass-plate.css';

interface Seat {
  name: string;
  role: string;
  /** Omitted for the empty seat. */
  answers: string;
  meetings: string;
  shares: string;
  empty?: true;
}

interface TeamBrassPlateProps {
  id: string;
  floor: string;
  media: SizedPicture;
  heading: string;
  lead: string;
  caption: string;
  heads: { who: string; answers: string; meetings: string; shares: string };
  seats: readonly Seat[];
}

/** Table of the board's members and their responsibilities, as a brass plate. */
export function TeamBrassPlate(props: TeamBrassPlateProps) {
  const { id, floor, media, heading, lead, caption, heads, seats } = props;
  return (
    <section id={id} data-floor={floor} data-tone="highlight" className="plumb brass-plate">
      <Picture {...media} className="brass-plate-picture" imgClassName="size-full" />
      <div className="plumb-right brass-plate-words">
        <h2 className="font-semibold">{heading}</h2>
        <p className="measure">{lead}</p>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.who}</th>
              <th scope="col">{heads.answers}</th>
              <th scope="col">{heads.meetings}</th>
              <th scope="col">{heads.shares}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ name, role, answers, meetings, shares, empty }) => (
              <tr key={role} data-empty={empty}>
                <th scope="row">
                  <span className="brass-plate-name font-display">{name}</span>
                  <span className="brass-plate-role">{role}</span>
                </th>
                <td>{answers}</td>
                <td data-label={heads.meetings}>{meetings}</td>
                <td data-label={heads.shares}>{shares}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
