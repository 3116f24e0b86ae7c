import type { ReactNode } from 'react';
import listDeparturesStyles from './list-departures.module.css';
import styles from './list-departures-vehicle.module.css';

export type Vehicle = 'train' | 'decks' | 'boat';

interface ListDeparturesVehicleProps {
  vehicle: Vehicle;
  /** Windows with a person, from 0. */
  soldSeats: readonly number[];
}

/** Paths of four passengers. */
const headPaths = [
  'M9 30q0-8 8-9v-2q-4-2-4-7h-3v-2h4q0-6 6-6t6 6h4v2h-3q0 5-4 7v2q8 1 8 9z',
  'M8 30q0-8 9-10q-5-3-4-9q1-5 5-6q-1-4 3-4t3 4q4 2 4 7q0 5-4 8q8 2 8 10z',
  'M7 30q1-9 9-10q-4-3-4-8q0-7 7-7t7 7q0 5-3 8q4 1 6 4l5-5l5 3l-6 8z',
  'M4 30q0-6 7-8q-3-4-1-9q2-6 8-5q7 1 7 8q0 4-3 7q9 1 10 7z',
];

/** Positions of the windows: in one row, or in two, one over the other. */
const windowTransforms: Readonly<Record<Vehicle, (index: number) => string>> = {
  train: (index) => `translate(${48 + index * 49.5} 16)`,
  decks: (index) => `translate(${50 + (index % 6) * 59} ${index < 6 ? 14 : 60})`,
  boat: (index) => `translate(${112 + index * 46} 92)`,
};
const viewBoxes: Readonly<Record<Vehicle, string>> = {
  train: '0 0 760 92',
  decks: '0 0 520 136',
  boat: '0 0 880 196',
};

/** Drawings of the vehicles without windows. */
const bodies: Readonly<Record<Vehicle, () => ReactNode>> = {
  train: () => (
    <>
      <path className={styles.body} d="M6 6h668q52 0 78 64v6H6z" />
      <path className={styles.band} d="M6 55h735l4 7H6z" />
      <path className={styles.lamp} d="M738 64h12l4 8h-14z" />
      <path className={styles.shade} d="M28 76h96v8H28zM560 76h96v8h-96zM684 16q24 2 38 26h-38z" />
      <path className={styles.door} d="M14 14h24v58H14zM646 14h24v58h-24z" />
    </>
  ),
  decks: () => (
    <>
      <path className={styles.body} d="M4 16Q4 4 16 4h404q22 0 34 30l16 32q40 4 44 54H4z" />
      <path className={styles.band} d="M4 50h440l3 6H4zM4 97h505l2 6H4z" />
      <path className={styles.lamp} d="M494 84h10l5 10h-15z" />
      <path
        className={styles.shade}
        d="M26 120h92v8H26zM340 120h92v8h-92zM424 18q14 2 24 24h-24z"
      />
      <path className={styles.door} d="M14 14h24v102H14z" />
    </>
  ),
  boat: () => (
    <>
      <path className={styles.shade} d="M300 30h52l8 34h-68zM520 22h4v44h-4z" />
      <path className={styles.band} d="M301 36h53l2 9h-57zM524 22l30 8-30 8z" />
      <path className={styles.body} d="M210 62h446l26 24H196z" />
      <path className={styles.body} d="M84 84h640l40 46H84z" />
      <path className={styles.lamp} d="M618 68h14v10h-14zM640 68h12l8 10h-20zM519 16h6v8h-6z" />
      <path className={styles.hull} d="M40 130h826q-26 26-44 60H62Q44 162 40 130z" />
      <path className={styles.band} d="M44 142h812l-5 6H45z" />
      <path className={styles.door} d="M230 62v-8h330v8M96 84v-9h104v9" />
    </>
  ),
};

const windows = Array.from({ length: 12 }, (_, index) => index);

/**
 * Drawing of a train, a double-deck train or a ferry with twelve windows; sold ones have a head. The text
 * is beside it.
 */
export function ListDeparturesVehicle({ vehicle, soldSeats }: ListDeparturesVehicleProps) {
  return (
    <svg
      viewBox={viewBoxes[vehicle]}
      className={`${styles.craft} ${listDeparturesStyles.craft}`}
      aria-hidden="true"
    >
      {bodies[vehicle]()}
      {windows.map((index) => (
        <g key={index} transform={windowTransforms[vehicle](index)}>
          <rect width="40" height="30" rx="6" className={styles.lamp} />
          {soldSeats.includes(index) && <path d={headPaths[(index * 7 + soldSeats.length) % 4]} />}
        </g>
      ))}
    </svg>
  );
}
