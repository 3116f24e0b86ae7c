import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { RidgeEdge } from './ridge-edge.tsx';
import styles from './stats-delays.module.css';

interface StatsDelaysProps {
  id: string;
  heading: string;
  text: string;
  img: PictureName;
  /** Groups of rides, from punctual to very late. */
  groups: readonly { title: string; note: string; rides: number }[];
  /** Total number of rides. */
  rideCount: number;
  /** Text after the number of rides of a group. */
  shareText: string;
  promise: { heading: string; text: string };
}

/** Lengths of the strokes of each group. */
const strokeHeights = [12, 22, 36, 56];
const strokeDistance = 11;

/** Returns the path of the strokes of a range of rides. */
const strokesPath = (from: number, to: number, length: number) =>
  Array.from(
    { length: to - from },
    (_, i) => `M${(from + i) * strokeDistance + 3} 60v${-length}`,
  ).join('');

/** Chart of delays: a stroke for each ride, longer for later ones, for each of four groups. */
export function StatsDelays(props: StatsDelaysProps) {
  const { id, heading, text, img, groups, rideCount, shareText, promise } = props;
  const ridesBefore = (groupIndex: number) =>
    groups.slice(0, groupIndex).reduce((sum, group) => sum + group.rides, 0);
  return (
    <section id={id} className={styles.section}>
      <RidgeEdge seed={9} />
      <Picture
        name={img}
        sizes="(width >= 62rem) 44vw, 100vw"
        ratio="4/5"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
        <dl className={styles.groups} data-print-colors="">
          {groups.map(({ title, note, rides: count }, groupIndex) => (
            <div key={title}>
              <dt>
                <b className="font-display">{count}</b> <span>{shareText}</span> {title}
              </dt>
              <dd>
                {note}
                <svg
                  viewBox={`0 ${60 - (strokeHeights[groupIndex] ?? 0)} ${rideCount * strokeDistance} ${strokeHeights[groupIndex]}`}
                  aria-hidden="true"
                >
                  <path className={styles.all} d={strokesPath(0, rideCount, 7)} />
                  <path
                    d={strokesPath(
                      ridesBefore(groupIndex),
                      ridesBefore(groupIndex) + count,
                      strokeHeights[groupIndex] ?? 0,
                    )}
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.promise}>
          <h3 className="text-h3">{promise.heading}</h3>
          <p>{promise.text}</p>
        </div>
      </div>
    </section>
  );
}
