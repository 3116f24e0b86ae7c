import type { CSSProperties } from 'react';
import styles from './map-dining-room.module.css';
import { MapDiningRoomTable } from './map-dining-room-table.tsx';
import uprightStyles from './map-dining-room-upright.module.css';
import type { RoundTable } from './room.ts';

interface MapDiningRoomProps {
  id: string;
  heading: string;
  text: string;
  /** Text alternative of the floor plan. */
  label: string;
  tables: readonly RoundTable[];
  sides: { street: string; fire: string; garden: string; door: string };
  /** Staff and their positions, in percent of the room. */
  people: readonly { name: string; text: string; x: number; y: number }[];
  /** Notes on some tables. */
  notes: readonly { table: string; text: string; link: string }[];
  /** Screen reader text before the number of a table. */
  tablePrefix: string;
}

const positionStyle = ({ x, y }: { x: number; y: number }) =>
  ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** Floor plan of the dining room: tables with chairs, the staff, and notes on some tables. */
export function MapDiningRoom(props: MapDiningRoomProps) {
  const { id, heading, text, label, tables, sides, people, notes, tablePrefix } = props;
  return (
    <section id={id} className={styles.room}>
      <div className={styles.head}>
        <h2 className="text-h1 font-medium">{heading}</h2>
        <p className="mt-4">{text}</p>
      </div>
      <div className={styles.floor}>
        <div role="img" aria-label={label} className={`${uprightStyles.tables} ${styles.tables}`}>
          <span className={`${uprightStyles.street} ${styles.street}`}>{sides.street}</span>
          <span className={`${uprightStyles.garden} ${styles.garden}`}>{sides.garden}</span>
          <span className={`${uprightStyles.door} ${styles.door}`}>{sides.door}</span>
          <span className={`${uprightStyles.fire} ${styles.fire}`}>{sides.fire}</span>
          {tables.map((table) => (
            <MapDiningRoomTable key={table.number} {...table} />
          ))}
        </div>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.name} style={positionStyle(person)}>
              <b className="font-display">{person.name}</b>
              <span>{person.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.notes}>
        {notes.map(({ table, text: note, link }) => (
          <li key={table}>
            <a href={link} className="font-display">
              <span className="sr-only">{tablePrefix} </span>
              {table}
            </a>{' '}
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
