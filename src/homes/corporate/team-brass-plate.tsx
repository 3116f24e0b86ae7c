import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import plumbLineStyles from './plumb-line.module.css';
import styles from './team-brass-plate.module.css';

interface Seat {
  name: string;
  role: string;
  /** Area that the member is responsible for. */
  responsibility: string;
  meetings: string;
  shares: string;
  isVacant?: true;
}

interface TeamBrassPlateProps {
  id: string;
  floor: string;
  media: SizedPicture;
  heading: string;
  lead: string;
  caption: string;
  columns: { member: string; responsibility: string; meetings: string; shares: string };
  seats: readonly Seat[];
}

/** Table of the board's members and their responsibilities, as a brass plate. */
export function TeamBrassPlate(props: TeamBrassPlateProps) {
  const { id, floor, media, heading, lead, caption, columns, seats } = props;
  return (
    <section
      id={id}
      data-floor={floor}
      data-tone="highlight"
      className={`${plumbLineStyles.plumb} ${styles.plate}`}
    >
      <Picture {...media} className={styles.platePicture} imgClassName="size-full" />
      <div className={plumbLineStyles.right}>
        <h2 className="font-semibold">{heading}</h2>
        <p className="lf-measure">{lead}</p>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.member}</th>
              <th scope="col">{columns.responsibility}</th>
              <th scope="col">{columns.meetings}</th>
              <th scope="col">{columns.shares}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ name, role, responsibility, meetings, shares, isVacant }) => (
              <tr key={role} data-empty={isVacant}>
                <th scope="row">
                  <span className={`${styles.plateName} font-display`}>{name}</span>
                  <span className={styles.plateRole}>{role}</span>
                </th>
                <td>{responsibility}</td>
                <td data-label={columns.meetings}>{meetings}</td>
                <td data-label={columns.shares}>{shares}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
