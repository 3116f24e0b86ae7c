import type { ReactNode } from 'react';
import type { Night } from './night-clock.ts';
import type { Talk, Track } from './program.ts';
import { ProgramNightLine } from './program-night-line.tsx';
import '../../themes/tones.css';
import programDeskStyles from './program-desk.module.css';
import programNightLineStyles from './program-night-line.module.css';
import styles from './program-two-nights.module.css';

interface ProgramTwoNightsProps {
  id: string;
  heading: string;
  lead: string;
  filterLabel: string;
  /** Filters by track; the first shows all. */
  tracks: readonly { track: Track | 'every'; title: string; room?: string }[];
  rooms: Record<Track, string>;
  nights: readonly { night: Night; title: string; text: string; duration: string }[];
  /** Label of the skipped hour. */
  skippedHourLabel: string;
  /** Duration of a talk, with `{minutes}`. */
  talkDuration: string;
  talks: readonly Talk[];
  /** The island `ProgramDesk`. */
  children: ReactNode;
}

/** Program of two nights on timelines; radio buttons filter by track, without script. */
export function ProgramTwoNights(props: ProgramTwoNightsProps) {
  const { id, heading, lead, filterLabel, tracks, rooms, nights, talks } = props;
  return (
    <section
      id={id}
      data-tone="deep"
      className={`${programDeskStyles.program} ${programNightLineStyles.program} ${styles.program}`}
      data-print-sheet=""
    >
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <fieldset className={styles.filter}>
        <legend>{filterLabel}</legend>
        {tracks.map(({ track, title, room }, index) => (
          <label key={track} data-track={track}>
            <input type="radio" name="program-track" value={track} defaultChecked={index === 0} />
            <span>
              {title} {room && <small>{room}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={programDeskStyles.programNights}>
        {nights.map((night) => (
          <ProgramNightLine
            key={night.night}
            {...night}
            talks={talks.filter((talk) => talk.night === night.night)}
            rooms={rooms}
            talkDuration={props.talkDuration}
            skippedHourLabel={props.skippedHourLabel}
          />
        ))}
        {props.children}
      </div>
    </section>
  );
}
