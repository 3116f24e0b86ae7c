import { buttonVariants } from '../../elements/button/button.tsx';
import { NightTrain } from './night-train.tsx';
import { RidgeEdge } from './ridge-edge.tsx';
import './night-departures.css';

interface NightDeparture {
  /** As the request names it. */
  name: string;
  title: string;
  day: string;
  way: string;
  facts: string;
  /** Windows that are taken, from 0. */
  seats: readonly number[];
  left: string;
  ask: string;
}

interface NightDeparturesProps {
  id: string;
  heading: string;
  text: string;
  rows: readonly NightDeparture[];
  /** Name of the field of the request that a departure fills in. */
  field: string;
  /** Anchor of the request. */
  request: string;
  note: string;
}

/** Departures as trains that pass by night: a head in a window is a berth that is sold. */
export function NightDepartures({
  id,
  heading,
  text,
  rows,
  field,
  request,
  note,
}: NightDeparturesProps) {
  return (
    <section id={id} className="night">
      <RidgeEdge seed={4} />
      <div className="night-words">
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="night-rows">
        {rows.map(({ name, title, day, way, facts, seats, left, ask }) => (
          <li key={name}>
            <h3>
              <span className="night-day">{day}</span> <span className="night-title">{title}</span>
            </h3>
            <p className="night-way">
              {way}. <strong>{facts}</strong>
            </p>
            <div className="night-track">
              <NightTrain seats={seats} />
            </div>
            <p className="night-left">
              <strong>{left}</strong>
              <a
                href={`?${new URLSearchParams({ [field]: name })}#${request}`}
                aria-label={`${ask}: ${name}`}
                className={buttonVariants({ size: 'sm', tone: 'outline' })}
              >
                {ask}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="night-note text-caption">{note}</p>
    </section>
  );
}
