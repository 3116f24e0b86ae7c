interface NightTrainProps {
  /** Windows with somebody in them, from 0. */
  seats: readonly number[];
}

/** Four people, as far as one sees of them: a hat, a bun, a reader, one asleep. */
const heads = [
  'M9 30q0-8 8-9v-2q-4-2-4-7h-3v-2h4q0-6 6-6t6 6h4v2h-3q0 5-4 7v2q8 1 8 9z',
  'M8 30q0-8 9-10q-5-3-4-9q1-5 5-6q-1-4 3-4t3 4q4 2 4 7q0 5-4 8q8 2 8 10z',
  'M7 30q1-9 9-10q-4-3-4-8q0-7 7-7t7 7q0 5-3 8q4 1 6 4l5-5l5 3l-6 8z',
  'M4 30q0-6 7-8q-3-4-1-9q2-6 8-5q7 1 7 8q0 4-3 7q9 1 10 7z',
];

const windows = Array.from({ length: 12 }, (_, i) => i);

/** A carriage by night with twelve lit windows, in some of which one sees a head. Drawn; the words stand beside it. */
export function NightTrain({ seats }: NightTrainProps) {
  return (
    <svg viewBox="0 0 760 92" className="night-train" aria-hidden="true">
      <path className="night-body" d="M6 6h668q52 0 78 64v6H6z" />
      <path className="night-band" d="M6 55h735l4 7H6z" />
      <path className="night-lamp" d="M738 64h12l4 8h-14z" />
      <path className="night-wheels" d="M28 76h96v8H28zM560 76h96v8h-96z" />
      <path className="night-door" d="M14 14h24v58H14zM646 14h24v58h-24z" />
      <path className="night-cab" d="M684 16q24 2 38 26h-38z" />
      {windows.map((i) => (
        <g key={i} transform={`translate(${48 + i * 49.5} 16)`}>
          <rect width="40" height="30" rx="6" className="night-pane" />
          {seats.includes(i) && <path d={heads[(i * 7 + seats.length) % 4]} />}
        </g>
      ))}
    </svg>
  );
}
